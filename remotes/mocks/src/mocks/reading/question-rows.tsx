import { useDocument } from '@console/shared/document/use-document'
import { memo } from 'react'
import { insertNode, removeNode, setAnswer, setField, shiftNode } from '../document/mock-commands.ts'
import type { NodeId } from '../document/mock-content.ts'
import { readText } from '../document/read-node.ts'
import fieldStyles from '../editor/field.module.css'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import type { AnswerKind } from '../key/answer-kind.ts'
import { readOptions } from '../key/answer-option.ts'
import { buildQuestion } from './question-types.ts'
import partStyles from './reading-part.module.css'
import rowStyles from './row.module.css'
import { RowActions } from './row-actions.tsx'
import { useGroupChange } from './use-group-change.ts'

type QuestionRowsProps = { group: NodeId; first: number; kind: AnswerKind; isKeyApart: boolean }

/** What is asked, each question beside its answer. */
export function QuestionRows({ group, first, kind, isKeyApart }: QuestionRowsProps) {
  const { store } = useMockEditing()
  const change = useGroupChange(group)
  const questions = useDocument(store, ({ nodes }) => nodes[group]?.lists['questions']) ?? none
  const isAnswered = kind !== 'set' && !isKeyApart
  return (
    <div>
      <h4 className={partStyles.heading}>
        {kind === 'words' ? 'Questions and answers' : 'Questions'}
        {kind === 'words' && <span> _____ is the gap; several accepted answers are divided by |</span>}
      </h4>
      <ol className={rowStyles.list}>
        {questions.map((id, index) => (
          <QuestionRow
            key={id}
            group={group}
            id={id}
            number={first + index}
            kind={kind}
            isAnswered={isAnswered}
          />
        ))}
      </ol>
      <button
        type="button"
        className={partStyles.button}
        data-place={`${group} questions`}
        onClick={() =>
          change('Add a question', insertNode(group, 'questions', questions.length, buildQuestion()))
        }
      >
        Add question
      </button>
    </div>
  )
}

const none: readonly NodeId[] = []

type QuestionRowProps = { group: NodeId; id: NodeId; number: number; kind: AnswerKind; isAnswered: boolean }

const QuestionRow = memo(function QuestionRow({ group, id, number, kind, isAnswered }: QuestionRowProps) {
  const { store, health } = useMockEditing()
  const change = useGroupChange(group)
  const text = useDocument(store, ({ nodes }) => readText(nodes[id], 'text'))
  const message = useDocument(health, ({ byPlace }) => byPlace.get(`${id} text`)?.message)
  return (
    <li className={rowStyles.row} data-answered={isAnswered || undefined}>
      <span className={rowStyles.mark}>{kind === 'set' ? '•' : number}</span>
      <textarea
        className={fieldStyles.area}
        aria-label={`Question ${number}`}
        aria-description={message}
        data-place={`${id} text`}
        rows={1}
        value={text}
        onChange={({ target }) => change('Question', setField(id, 'text', target.value), `${id} text`)}
      />
      {isAnswered && <AnswerField group={group} id={id} number={number} kind={kind} />}
      <RowActions
        noun={`question ${number}`}
        onMove={(by) => change('Move a question', shiftNode(id, by))}
        onRemove={() => change('Remove a question', removeNode(id))}
      />
    </li>
  )
})

type AnswerFieldProps = { group: NodeId; id: NodeId; number: number; kind: AnswerKind }

function AnswerField({ group, id, number, kind }: AnswerFieldProps) {
  const { store, health } = useMockEditing()
  const change = useGroupChange(group)
  const answer = useDocument(store, ({ nodes }) => String(nodes[id]?.answer ?? ''))
  const found = useDocument(store, ({ nodes }) => nodes[group]?.fields['options'])
  const message = useDocument(health, ({ byPlace }) => byPlace.get(`${id} answer`)?.message)
  const control = {
    className: fieldStyles.input,
    'aria-label': `Answer ${number}`,
    'aria-description': message,
    'aria-invalid': message !== undefined && answer !== '' ? true : undefined,
    'data-place': `${id} answer`,
    value: answer,
  } as const
  const set = (next: string) => change('Answer', setAnswer(id, next), `${id} answer`)
  if (kind === 'words') {
    return <input {...control} autoComplete="off" onChange={({ target }) => set(target.value)} />
  }
  const options = readOptions(found) ?? facts
  const isKnown = answer === '' || options.some(({ key }) => key === answer)
  return (
    <select {...control} onChange={({ target }) => set(target.value)}>
      <option value="">Answer</option>
      {!isKnown && <option value={answer}>{answer}, none of the options</option>}
      {[...new Set(options.map(({ key }) => key))].map((key) => (
        <option key={key} value={key}>
          {key}
        </option>
      ))}
    </select>
  )
}

/** Offered where a group has no options of its own. */
const facts = ['TRUE', 'FALSE', 'NOT GIVEN'].map((key) => ({ key, text: key }))
