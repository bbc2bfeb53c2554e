import { ActionButton } from '@console/authoring/controls/action-button'
import rowStyles from '@console/authoring/lists/row.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  type AnswerKind,
  insertNode,
  listBlanks,
  listIds,
  type MockContent,
  mayBeTable,
  type NodeId,
  readGroup,
  readNode,
  toRef,
} from '@console/ielts'
import { buildItem, makeTable } from '@console/ielts/sections'
import { upperFirst } from 'es-toolkit/string'
import { focusPlace } from '../../authoring/questions/focus-place.ts'
import { gapHint } from '../../authoring/questions/gap-input.tsx'
import { useGroupChange } from '../../authoring/questions/use-group-change.ts'
import { useMockContent, useMockEditing } from '../../editing/mock-editor-context.ts'
import { readAnswers } from './keep-answers.ts'
import { LineRow } from './line-row.tsx'
import { useBodyChange } from './use-body-change.ts'

type LineListProps = {
  group: NodeId
  first: number
  kind: AnswerKind
  /** Whether the lines can have gaps. */
  hasGaps: boolean
  /** The word for a line within a sentence: `step`. */
  noun: string
}

/** The lines of a group: text, questions, or text with gaps. */
export function ItemList({ group, first, kind, hasGaps, noun }: LineListProps) {
  const { store } = useMockEditing()
  const change = useBodyChange(group)
  const changeGroup = useGroupChange(group)
  const lines = useMockContent(({ nodes }) => listIds(nodes, toRef('listening.group', group), 'question'))
  // Joined, so that the selection is compared by value.
  const asked = useMockContent((content) => listAsked(content, group).join('\n')).split('\n')
  const isTabular = useMockContent(({ nodes }) => mayBeTable(readGroup(nodes, group)?.fields.type))
  const key = useMockContent(({ nodes }) => readGroup(nodes, group)?.fields.correct_answer)
  const answers = readAnswers(store.read(), group)
  const size = kind === 'set' && key !== undefined ? Math.max(1, Math.floor(key.length / asked.length)) : 1

  function add(at: number) {
    change(`Add a ${noun}`, insertNode(toRef('listening.group', group), 'question', at, buildItem()))
    const added = listIds(store.read().nodes, toRef('listening.group', group), 'question')[at]
    if (added !== undefined) focusPlace(`${added} text`)
  }

  return (
    <div>
      <h4 className={text.heading} data-place={`${group} correct_answer`} tabIndex={-1}>
        {hasGaps ? `${upperFirst(noun)}s and answers` : 'Questions'}
        {hasGaps && <span> {gapHint}</span>}
      </h4>
      <ol className={rowStyles.list} data-chain={noun === 'step' || undefined}>
        {lines.map((id, index) => {
          const at = asked.indexOf(id)
          return (
            <LineRow
              key={id}
              group={group}
              id={id}
              index={index}
              number={at === -1 ? null : first + at * size}
              answer={at === -1 ? null : (answers.get(id) ?? '')}
              kind={kind}
              hasGaps={hasGaps}
              noun={noun}
              onAdd={add}
            />
          )
        })}
      </ol>
      <ActionButton look="framed" data-place={`${group} questions`} onClick={() => add(lines.length)}>
        Add {noun}
      </ActionButton>
      {isTabular && (
        <ActionButton look="framed" onClick={() => changeGroup('Make a table', makeTable(group))}>
          Make a table
        </ActionButton>
      )}
    </div>
  )
}

function listAsked({ nodes }: MockContent, group: NodeId): unknown[] {
  const node = readNode(nodes, toRef('listening.group', group))
  return node === undefined ? [] : listBlanks(nodes, node).map(({ of }) => of)
}
