import { useDocument } from '@console/shared/document/use-document'
import buttonStyles from '../../controls/button.module.css'
import { insertNode } from '../../core/document/mock-commands.ts'
import type { MockContent, NodeId } from '../../core/document/mock-content.ts'
import { PasteGroupsButton } from '../clipboard/paste-groups-button.tsx'
import { useChange, useGroupRules, useMockEditing } from '../context/mock-editor-context.ts'
import { PasteButton } from '../paste/paste-button.tsx'
import { buildGroup } from '../tasks/group-draft.ts'
import { type IeltsTask, toDraft } from '../tasks/ielts-task.ts'
import styles from './task-picker.module.css'

/** Every task that the section has, each with its instruction, limit, options and usual count. */
export function TaskPicker({ part }: { part: NodeId }) {
  const { store, jump } = useMockEditing()
  const { tasks: own, buildBody, start } = useGroupRules()
  const change = useChange()
  const count = useDocument(store, ({ nodes }) => nodes[part]?.lists['questions']?.length ?? 0)
  const tasks = Map.groupBy(own, ({ answered }) => answered)

  function add(task: IeltsTask) {
    const paragraphs = store.read().nodes[part]?.lists['paragraphs']?.length ?? 0
    const insert = insertNode(part, 'questions', count, buildGroup(toDraft(task, paragraphs), buildBody))
    change(`Add ${task.name.toLowerCase()}`, (content) => {
      const inserted = insert(content)
      return start(lastGroup(inserted, part) ?? '')(inserted)
    })
    const added = lastGroup(store.read(), part)
    if (added !== undefined) jump({ node: added, field: 'instruction' })
  }

  return (
    <section className={styles.picker} aria-label="Add questions">
      <h3>Add questions</h3>
      {(['choice', 'words'] as const).map((answered) => (
        <fieldset key={answered} className={`${buttonStyles.framedRow} ${styles.tasks}`}>
          <legend>{answered === 'choice' ? 'Answered with a choice' : 'Answered with words'}</legend>
          {(tasks.get(answered) ?? []).map((task) => (
            <button
              key={task.id}
              type="button"
              title={task.instruction}
              data-place={`${part} questions`}
              onClick={() => add(task)}
            >
              {task.name}
            </button>
          ))}
        </fieldset>
      ))}
      <fieldset className={`${buttonStyles.framedRow} ${styles.tasks}`}>
        <legend>From elsewhere</legend>
        <PasteButton part={part}>Paste a printed test…</PasteButton>
        <PasteGroupsButton part={part} />
      </fieldset>
    </section>
  )
}

const lastGroup = ({ nodes }: MockContent, part: NodeId): NodeId | undefined =>
  nodes[part]?.lists['questions']?.at(-1)
