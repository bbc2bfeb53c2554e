import { useState } from 'react'
import { listNodes, mockId } from '../document/mock-content.ts'
import { toFigures } from '../document/mock-figures.ts'
import { toAmount } from '../document/typed-number.ts'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import { formatSeconds, useCountdown } from '../editor/use-countdown.ts'
import { type CandidateAnswers, markAnswers } from '../marking/mark-answers.ts'
import { MarkSheet } from '../marking/mark-sheet.tsx'
import { AnswerControl } from './answer-control.tsx'
import { PassageQuestions, PassageText } from './reading-paper.tsx'
import styles from './reading-sitting.module.css'

/** The test as it is sat: passage and questions side by side, a palette of all questions, and the marks at the end. */
export function ReadingSitting() {
  const { store } = useMockEditing()
  // The paper does not change while it is sat.
  const [content] = useState(() => store.read())
  const { nodes, header } = content
  const passages = listNodes(nodes, mockId, 'passages')
  const { ranges, questions: count } = toFigures(content)
  const clock = useCountdown(toAmount(header.duration) * 60)
  const [shown, setShown] = useState(0)
  const [answers, setAnswers] = useState<CandidateAnswers>({})
  const [isHandedIn, setIsHandedIn] = useState(false)
  const isOver = isHandedIn || (clock.isOver && toAmount(header.duration) > 0)
  const passage = passages[shown]
  if (passage === undefined) return <p className={styles.nothing}>The mock has no passage to sit yet.</p>

  function goTo(number: number) {
    const index = passages.findIndex(({ id }) => {
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
        {!isOver && (
          <button
            type="button"
            className={styles.button}
            onClick={clock.isRunning ? clock.pause : clock.start}
          >
            {clock.isRunning ? 'Pause the clock' : 'Start the clock'}
          </button>
        )}
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
      <nav className={styles.passages} aria-label="Passages">
        {passages.map(({ id }, index) => (
          <button key={id} type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
            Passage {index + 1}
          </button>
        ))}
      </nav>
      <div key={passage.id} className={styles.desk}>
        <section aria-label="Passage">
          <PassageText content={content} id={passage.id} />
        </section>
        <section aria-label="Questions of the passage">
          <PassageQuestions
            content={content}
            id={passage.id}
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
        </section>
      </div>
    </>
  )
}
