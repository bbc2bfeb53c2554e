import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { insertGroup, listGroupIds, listIds, type NodeId, toRef } from '@console/ielts'
import { buildGroup, type IeltsTask, toDraft } from '@console/ielts/sections'
import {
  useChange,
  useGroupRules,
  useMockContent,
  useMockEditing,
} from '../../editing/mock-editor-context.ts'
import { PasteGroupsButton } from '../clipboard/paste-groups-button.tsx'
import { PasteButton } from '../paste/paste-button.tsx'
import styles from './task-picker.module.css'

/** Offers every task of the section; each brings its instruction, limit, options and usual number of questions. */
export function TaskPicker({ part }: { part: NodeId }) {
  const { store, jump } = useMockEditing()
  const { tasks: own, buildBody, start } = useGroupRules()
  const change = useChange()
  const count = useMockContent(({ nodes }) => listGroupIds(nodes, part).length)
  const tasks = Map.groupBy(own, ({ answered }) => answered)

  function add(task: IeltsTask) {
    const paragraphs = listIds(store.read().nodes, toRef('reading.part', part), 'paragraphs').length
    const insert = insertGroup(part, count, buildGroup(toDraft(task, paragraphs), buildBody))
    change(`Add ${task.name.toLowerCase()}`, (content) => {
      const inserted = insert(content)
      return start(listGroupIds(inserted.nodes, part).at(-1) ?? '')(inserted)
    })
    const added = listGroupIds(store.read().nodes, part).at(-1)
    if (added !== undefined) jump({ node: added, field: 'instruction' })
  }

  return (
    <section className={`${layout.rows} ${styles.picker}`} aria-label="Add questions">
      <h3 className={text.heading}>Add questions</h3>
      {(['choice', 'words'] as const).map((answered) => (
        <fieldset key={answered} className={`${layout.plain} ${layout.row}`}>
          <legend className={text.small}>
            {answered === 'choice' ? 'Answered with a choice' : 'Answered with words'}
          </legend>
          {(tasks.get(answered) ?? []).map((task) => (
            <ActionButton
              key={task.id}
              look="framed"
              title={task.instruction}
              data-place={`${part} questions`}
              onClick={() => add(task)}
            >
              {task.name}
            </ActionButton>
          ))}
        </fieldset>
      ))}
      <fieldset className={`${layout.plain} ${layout.row}`}>
        <legend className={text.small}>From elsewhere</legend>
        <PasteButton part={part}>Paste a printed test…</PasteButton>
        <PasteGroupsButton part={part} />
      </fieldset>
    </section>
  )
}
