import { useState } from 'react'
import { listNodes, mockId } from '../document/mock-content.ts'
import { toFigures } from '../document/mock-figures.ts'
import { toAmount } from '../document/typed-number.ts'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import { formatSeconds, useCountdown } from '../editor/use-countdown.ts'
import { markAnswers } from '../marking/mark-answers.ts'
import { MarkSheet } from '../marking/mark-sheet.tsx'
import { HeadingSlot } from '../sitting/heading-slot.tsx'
import { MatchingProvider } from '../sitting/matching.tsx'
import { isMatched, OptionPool } from '../sitting/option-pool.tsx'
import { QuestionPalette } from '../sitting/question-palette.tsx'
import { SittingAnswer } from '../sitting/sitting-answer.tsx'
import { SittingReview } from '../sitting/sitting-review.tsx'
import { useSitting } from '../sitting/use-sitting.ts'
import { findDrop } from './find-drop.ts'
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
  const sitting = useSitting(clock.isOver && toAmount(header.duration) > 0)
  const { answers, step, setStep } = sitting
  const isOver = step === 'over'
  const passage = passages[shown]
  if (passage === undefined) return <p className={styles.nothing}>The mock has no passage to sit yet.</p>

  function goTo(number: number) {
    const index = passages.findIndex(({ id }) => {
      const range = ranges.get(id)
      return range !== undefined && number >= range.first && number < range.first + range.count
    })
    if (index !== -1) setShown(index)
    if (step === 'review') setStep('sitting')
    requestAnimationFrame(() => document.getElementById(`question-${number}`)?.focus())
  }

  return (
    <>
      <div className={styles.bar}>
        <QuestionPalette count={count} sitting={sitting} onGoTo={goTo} />
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
        {step === 'sitting' && (
          <button type="button" className={styles.button} onClick={() => setStep('review')}>
            Review answers
          </button>
        )}
      </div>
      {isOver && <MarkSheet content={content} marked={markAnswers(content, answers)} />}
      {step === 'review' ? (
        <SittingReview
          count={count}
          sitting={sitting}
          onGoTo={goTo}
          onHandIn={() => {
            clock.pause()
            setStep('over')
          }}
        />
      ) : (
        <MatchingProvider onPut={sitting.setAnswer}>
          <nav className={styles.passages} aria-label="Passages">
            {passages.map(({ id }, index) => (
              <button key={id} type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
                Passage {index + 1}
              </button>
            ))}
          </nav>
          <div key={passage.id} className={styles.desk}>
            <section aria-label="Passage">
              <PassageText
                content={content}
                id={passage.id}
                above={(paragraph) => {
                  const drop = findDrop(content, paragraph)
                  if (drop === null) return null
                  const answer = answers[drop.number] ?? ''
                  return (
                    <HeadingSlot {...drop} answer={answer} isOver={isOver} onAnswer={sitting.setAnswer} />
                  )
                }}
              />
            </section>
            <section aria-label="Questions of the passage">
              <PassageQuestions
                content={content}
                id={passage.id}
                options={(group) =>
                  isMatched(group) ? <OptionPool group={group} answers={answers} isOver={isOver} /> : null
                }
                answer={({ number }, group) => (
                  <SittingAnswer number={number} group={group} sitting={sitting} />
                )}
              />
            </section>
          </div>
        </MatchingProvider>
      )}
    </>
  )
}
