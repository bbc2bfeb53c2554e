import { ActionButton } from '@console/authoring/controls/action-button'
import text from '@console/authoring/styles/text.module.css'
import { type KeyGroup, listParts, type MockContent, markAnswers, toAmount, toFigures } from '@console/ielts'
import { upperFirst } from 'es-toolkit/string'
import { type ComponentType, type ReactNode, useState } from 'react'
import { formatSeconds, useCountdown } from '../controls/use-countdown.ts'
import type { PrintedPartProps } from '../preview/part-questions.tsx'
import { MarkSheet } from './mark-sheet.tsx'
import { MatchingProvider } from './matching.tsx'
import { isMatched, OptionPool } from './option-pool.tsx'
import { QuestionPalette } from './question-palette.tsx'
import { SittingAnswer } from './sitting-answer.tsx'
import { SittingReview } from './sitting-review.tsx'
import styles from './test-sitting.module.css'
import { type Sitting, useSitting } from './use-sitting.ts'

export type SittingPartProps = PrintedPartProps & {
  sitting: Sitting
  /** Renders options that can be placed; null if they are only read. */
  options(group: KeyGroup): ReactNode
}

export type StartProps = {
  content: MockContent
  isOver: boolean
  isRunning: boolean
  onStart(): void
  onPause(): void
}

type TestSittingProps = {
  content: MockContent
  /** The word for a part within a sentence: `passage`. */
  noun: string
  /** The open part with its questions. */
  Part: ComponentType<SittingPartProps>
  /** Starts the clock; listening tests start with the recording. */
  Start?: ComponentType<StartProps>
}

/** A sitting of a test: its parts, all question numbers, a clock, and the marks at the end. */
export function TestSitting({ content, noun, Part, Start = ClockButton }: TestSittingProps) {
  const { header } = content
  const parts = listParts(content)
  const { ranges, questions: count } = toFigures(content)
  const clock = useCountdown(toAmount(header.duration) * 60)
  const [shown, setShown] = useState(0)
  const sitting = useSitting(clock.isOver && toAmount(header.duration) > 0)
  const { answers, step, setStep } = sitting
  const isOver = step === 'over'
  const part = parts[shown]
  if (part === undefined) return null

  function goTo(number: number) {
    const index = parts.findIndex(({ id }) => {
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
        <p className={text.clock} role="timer" aria-label="Time left">
          {formatSeconds(clock.left)}
        </p>
        <Start
          content={content}
          isOver={isOver}
          isRunning={clock.isRunning}
          onStart={clock.start}
          onPause={clock.pause}
        />
        {step === 'sitting' && (
          <ActionButton look="tall" onClick={() => setStep('review')}>
            Review answers
          </ActionButton>
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
          <nav className={styles.parts} aria-label={`${upperFirst(noun)}s`}>
            {parts.map(({ id }, index) => (
              <ActionButton
                key={id}
                look="tall"
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                {upperFirst(noun)} {index + 1}
              </ActionButton>
            ))}
          </nav>
          <Part
            key={part.id}
            content={content}
            id={part.id}
            sitting={sitting}
            options={(group) =>
              isMatched(group) ? <OptionPool group={group} answers={answers} isOver={isOver} /> : null
            }
            answer={({ number }, group, isWithin) => (
              <SittingAnswer number={number} group={group} sitting={sitting} isWithin={isWithin ?? false} />
            )}
          />
        </MatchingProvider>
      )}
    </>
  )
}

function ClockButton({ isOver, isRunning, onStart, onPause }: StartProps) {
  if (isOver) return null
  return (
    <ActionButton look="tall" onClick={isRunning ? onPause : onStart}>
      {isRunning ? 'Pause the clock' : 'Start the clock'}
    </ActionButton>
  )
}
