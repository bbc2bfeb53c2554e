import { type ComponentType, useState } from 'react'
import { listNodes, type MockContent, mockId, type NodeId } from '../document/mock-content.ts'
import { toFigures } from '../document/mock-figures.ts'
import { partList } from '../document/mock-layout.ts'
import { toAmount } from '../document/typed-number.ts'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import { formatSeconds, useCountdown } from '../editor/use-countdown.ts'
import { type CandidateAnswers, markAnswers } from '../marking/mark-answers.ts'
import { MarkSheet } from '../marking/mark-sheet.tsx'
import { AnswerControl } from './answer-control.tsx'
import type { ShowAnswer } from './part-questions.tsx'
import styles from './test-sitting.module.css'

export type DeskProps = { content: MockContent; id: NodeId; answer: ShowAnswer }

export type StartProps = {
  content: MockContent
  isOver: boolean
  isRunning: boolean
  /** Starts the clock. */
  onStart(): void
  onPause(): void
}

type TestSittingProps = {
  /** What a part is called in a sentence: `passage`. */
  noun: string
  /** The open part with its questions. */
  Desk: ComponentType<DeskProps>
  /** What the clock is started with. */
  Start?: ComponentType<StartProps>
}

/** The test as it is sat: its parts, a palette of all questions, a clock, and the marks at the end. */
export function TestSitting({ noun, Desk, Start = ClockButton }: TestSittingProps) {
  const { store } = useMockEditing()
  // The paper does not change while it is sat.
  const [content] = useState(() => store.read())
  const { nodes, header, section } = content
  const parts = listNodes(nodes, mockId, partList(section))
  const { ranges, questions: count } = toFigures(content)
  const clock = useCountdown(toAmount(header.duration) * 60)
  const [shown, setShown] = useState(0)
  const [answers, setAnswers] = useState<CandidateAnswers>({})
  const [isHandedIn, setIsHandedIn] = useState(false)
  const isOver = isHandedIn || (clock.isOver && toAmount(header.duration) > 0)
  const part = parts[shown]
  if (part === undefined) return <p className={styles.nothing}>The mock has no {noun} to sit yet.</p>

  function goTo(number: number) {
    const index = parts.findIndex(({ id }) => {
      const range = ranges.get(id)
      return range !== undefined && number >= range.first && number < range.first + range.count
    })
    if (index !== -1) setShown(index)
    requestAnimationFrame(() => document.getElementById(`question-${number}`)?.focus())
  }

  return (
    <>
      <div className={styles.bar}>
        <nav className={styles.palette} aria-label="Questions">
          {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={`Question ${number}, ${answers[number] ? 'answered' : 'not answered'}`}
              data-answered={Boolean(answers[number]) || undefined}
              onClick={() => goTo(number)}
            >
              {number}
            </button>
          ))}
        </nav>
        <p className={styles.clock} role="timer" aria-label="Time left">
          {formatSeconds(clock.left)}
        </p>
        <Start
          content={content}
          isOver={isOver}
          isRunning={clock.isRunning}
          onStart={clock.start}
          onPause={clock.pause}
        />
        {!isOver && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              clock.pause()
              setIsHandedIn(true)
            }}
          >
            Hand in
          </button>
        )}
      </div>
      {isOver && <MarkSheet content={content} marked={markAnswers(content, answers)} />}
      <nav className={styles.parts} aria-label={`${capitalise(noun)}s`}>
        {parts.map(({ id }, index) => (
          <button key={id} type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
            {capitalise(noun)} {index + 1}
          </button>
        ))}
      </nav>
      <Desk
        key={part.id}
        content={content}
        id={part.id}
        answer={({ number }, group) => (
          <AnswerControl
            number={number}
            group={group}
            isOver={isOver}
            answer={answers[number] ?? ''}
            onAnswer={(answer) => setAnswers((before) => ({ ...before, [number]: answer }))}
          />
        )}
      />
    </>
  )
}

function ClockButton({ isOver, isRunning, onStart, onPause }: StartProps) {
  if (isOver) return null
  return (
    <button type="button" className={styles.button} onClick={isRunning ? onPause : onStart}>
      {isRunning ? 'Pause the clock' : 'Start the clock'}
    </button>
  )
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
