import { ActionButton } from '@console/authoring/controls/action-button'
import { RowActions } from '@console/authoring/controls/row-actions'
import rowStyles from '@console/authoring/lists/row.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  type AnswerKind,
  insertNode,
  listIds,
  type NodeId,
  readField,
  readGroup,
  removeNode,
  setAnswer,
  setField,
  shiftNode,
  toRef,
  toVerdicts,
} from '@console/ielts'
import { buildQuestion } from '@console/ielts/sections'
import { isSame } from '@console/values/json/json-document'
import { memo, useRef } from 'react'
import { AnswerKeyField } from '../../authoring/questions/answer-key-field.tsx'
import { GapButton } from '../../authoring/questions/gap-button.tsx'
import { changeRows, findRowCaret } from '../../authoring/questions/gap-caret.ts'
import { GapInput, gapHint } from '../../authoring/questions/gap-input.tsx'
import { useGroupChange } from '../../authoring/questions/use-group-change.ts'
import { useMockContent, usePlaceMessage } from '../../editing/mock-editor-context.ts'
import { gaps, readPieces, writeGaps } from './write-gaps.ts'

export type QuestionRowsProps = { group: NodeId; first: number; kind: AnswerKind; isKeyApart: boolean }

/** The questions of a group beside their answers. */
export function QuestionRows({ group, first, kind, isKeyApart }: QuestionRowsProps) {
  const change = useGroupChange(group)
  const ref = toRef('reading.group', group)
  const questions = useMockContent(({ nodes }) => listIds(nodes, ref, 'questions'))
  const isAnswered = kind !== 'set' && !isKeyApart
  return (
    <div>
      <h4 className={text.heading}>
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
          change('Add a question', insertNode(ref, 'questions', questions.length, buildQuestion()))
        }
      >
        Add question
      </ActionButton>
    </div>
  )
}

type QuestionRowProps = { group: NodeId; id: NodeId; number: number; kind: AnswerKind; isAnswered: boolean }

const QuestionRow = memo(function QuestionRow({ group, id, number, kind, isAnswered }: QuestionRowProps) {
  const change = useGroupChange(group)
  const ref = toRef('reading.question', id)
  const text = useMockContent(({ nodes }) => readField(nodes, ref, 'text')) ?? ''
  const answer = useMockContent(({ nodes }) => nodes[id]?.answer) ?? ''
  const message = usePlaceMessage(`${id} text`)
  const verdicts = useMockContent(({ nodes }) => {
    const node = readGroup(nodes, group)
    return node === undefined ? [] : toVerdicts(node)
  }, isSame)
  const hasGap = isAnswered && kind === 'words'
  const row = useRef<HTMLLIElement>(null)

  function write(next: string, caret = next.length) {
    const pieces = hasGap ? readPieces(next) : []
    if (pieces.some((piece) => piece.answer !== null)) {
      const place = findRowCaret(
        next,
        caret,
        gaps,
        pieces.map((piece) => piece.text),
      )
      const make = () => change('Make gaps', writeGaps(toRef('reading.group', group), id, next))
      changeRows(row.current, make, place)
    } else change('Question', setField(ref, 'text', next), `${id} text`)
  }

  return (
    <li ref={row} className={rowStyles.row} data-answered={isAnswered || undefined}>
      <span className={rowStyles.mark}>{kind === 'set' ? '•' : number}</span>
      <GapInput
        aria-label={`Question ${number}`}
        aria-description={message}
        data-place={`${id} text`}
        data-list={`question ${id}`}
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
          otherwise={verdicts}
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
