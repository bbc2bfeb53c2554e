import { ActionButton } from '@console/authoring/controls/action-button'
import { RowActions } from '@console/authoring/controls/row-actions'
import { useDocument } from '@console/authoring/following/use-document'
import { memo } from 'react'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { AnswerKeyField } from '../../authoring/questions/answer-key-field.tsx'
import { GapButton } from '../../authoring/questions/gap-button.tsx'
import { GapInput, gapHint } from '../../authoring/questions/gap-input.tsx'
import partStyles from '../../authoring/questions/part.module.css'
import { useGroupChange } from '../../authoring/questions/use-group-change.ts'
import rowStyles from '../../controls/row.module.css'
import { setAnswer, setField } from '../../core/document/field-commands.ts'
import { insertNode, removeNode, shiftNode } from '../../core/document/list-commands.ts'
import { listIds, readField } from '../../core/document/mock-content.ts'
import type { NodeId, NodeRef } from '../../core/document/mock-node.ts'
import { facts } from '../../core/keys/key-group.ts'
import type { AnswerKind } from '../../core/keys/question-type.ts'
import { buildQuestion } from './question-types.ts'
import { readPieces, writeGaps } from './write-gaps.ts'

type QuestionRowsProps = { group: NodeId; first: number; kind: AnswerKind; isKeyApart: boolean }

/** What is asked, each question beside its answer. */
export function QuestionRows({ group, first, kind, isKeyApart }: QuestionRowsProps) {
  const { store } = useMockEditing()
  const change = useGroupChange(group)
  const questions = useDocument(store, ({ nodes }) => listIds(nodes, toGroup(group), 'questions'))
  const isAnswered = kind !== 'set' && !isKeyApart
  return (
    <div>
      <h4 className={partStyles.heading}>
        {kind === 'words' ? 'Questions and answers' : 'Questions'}
        {kind === 'words' && <span> {gapHint}; _____ is the gap</span>}
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
      <ActionButton
        look="framed"
        data-place={`${group} questions`}
        onClick={() =>
          change('Add a question', insertNode(toGroup(group), 'questions', questions.length, buildQuestion()))
        }
      >
        Add question
      </ActionButton>
    </div>
  )
}

const toGroup = (id: NodeId): NodeRef<'reading.group'> => ({ kind: 'reading.group', id })
const toQuestion = (id: NodeId): NodeRef<'reading.question'> => ({ kind: 'reading.question', id })

type QuestionRowProps = { group: NodeId; id: NodeId; number: number; kind: AnswerKind; isAnswered: boolean }

const QuestionRow = memo(function QuestionRow({ group, id, number, kind, isAnswered }: QuestionRowProps) {
  const { store, health } = useMockEditing()
  const change = useGroupChange(group)
  const text = useDocument(store, ({ nodes }) => readField(nodes, toQuestion(id), 'text')) ?? ''
  const answer = useDocument(store, ({ nodes }) => nodes[id]?.answer) ?? ''
  const message = useDocument(health, ({ byPlace }) => byPlace.get(`${id} text`)?.message)
  const hasGap = isAnswered && kind === 'words'

  function write(next: string) {
    if (hasGap && readPieces(next).some((piece) => piece.answer !== null)) {
      change('Make gaps', writeGaps(toGroup(group), id, next))
    } else change('Question', setField(toQuestion(id), 'text', next), `${id} text`)
  }

  return (
    <li className={rowStyles.row} data-answered={isAnswered || undefined}>
      <span className={rowStyles.mark}>{kind === 'set' ? '•' : number}</span>
      <GapInput
        aria-label={`Question ${number}`}
        aria-description={message}
        data-place={`${id} text`}
        value={text}
        isGapped={hasGap}
        answer={answer}
        onText={write}
      />
      {isAnswered && (
        <AnswerKeyField
          group={group}
          id={id}
          number={number}
          kind={kind}
          answer={answer}
          otherwise={facts}
          onAnswer={(next) => change('Answer', setAnswer(id, next), `${id} answer`)}
        />
      )}
      <RowActions
        noun={`question ${number}`}
        onMove={(by) => change('Move a question', shiftNode(id, by))}
        onRemove={() => change('Remove a question', removeNode(id))}
      >
        {hasGap && (
          <GapButton name={`question ${number}`} hasGap={/_{3,}/.test(text)} answer={answer} onText={write} />
        )}
      </RowActions>
    </li>
  )
})
