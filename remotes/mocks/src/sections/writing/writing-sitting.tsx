import { ActionButton } from '@console/authoring/controls/action-button'
import text from '@console/authoring/styles/text.module.css'
import { countWords, listNodes, toAmount, toMockRef } from '@console/ielts'
import { useState } from 'react'
import { formatSeconds, useCountdown } from '../../controls/use-countdown.ts'
import type { SittingProps } from '../../editing/section-screen.ts'
import sitting from '../../sitting/test-sitting.module.css'
import { AnswerBox } from './answer-box.tsx'
import { TaskPaper } from './task-paper.tsx'
import styles from './writing-sitting.module.css'

/** A sitting of a writing test: one timer, task and answer side by side, and all answers at the end. */
export function WritingSitting({ content: { nodes, header } }: SittingProps) {
  const parts = listNodes(nodes, toMockRef('writing'), 'parts')
  const clock = useCountdown(toAmount(header.duration) * 60)
  const [shown, setShown] = useState(0)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [isHandedIn, setIsHandedIn] = useState(false)
  const isOver = isHandedIn || (clock.isOver && toAmount(header.duration) > 0)
  const part = parts[shown]
  if (part === undefined) return null

  return (
    <>
      <div className={sitting.bar}>
        <nav className={styles.tasks} aria-label="Tasks">
          {parts.map(({ id }, index) => (
            <ActionButton key={id} look="tall" aria-pressed={index === shown} onClick={() => setShown(index)}>
              Task {index + 1}
              <span className={text.small}>{countWords(answers[id])} words</span>
            </ActionButton>
          ))}
        </nav>
        <p className={text.clock} role="timer" aria-label="Time left">
          {formatSeconds(clock.left)}
        </p>
        {!isOver && (
          <ActionButton look="tall" onClick={clock.isRunning ? clock.pause : clock.start}>
            {clock.isRunning ? 'Pause the clock' : 'Start the clock'}
          </ActionButton>
        )}
        {!isOver && (
          <ActionButton
            look="tall"
            onClick={() => {
              clock.pause()
              setIsHandedIn(true)
            }}
          >
            Hand in
          </ActionButton>
        )}
      </div>
      {isOver && (
        <section className={sitting.result} aria-label="Result">
          <h2 className={text.title}>{isHandedIn ? 'Handed in' : 'Time is up'}</h2>
          <ul>
            {parts.map(({ id, fields }, index) => (
              <li key={id}>{toResult(index + 1, countWords(answers[id]), toAmount(fields.wordlimit))}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={sitting.columns}>
        <TaskPaper
          number={shown + 1}
          minutes={toAmount(part.fields.timelimit)}
          task={part.fields.task ?? ''}
          image={part.fields.image ?? ''}
        />
        <AnswerBox
          key={part.id}
          number={shown + 1}
          answer={answers[part.id] ?? ''}
          least={toAmount(part.fields.wordlimit)}
          isOver={isOver}
          onAnswer={(answer) => setAnswers({ ...answers, [part.id]: answer })}
        />
      </div>
    </>
  )
}

function toResult(number: number, words: number, least: number): string {
  const missing = least - words
  return missing > 0
    ? `Task ${number}: ${words} words, ${missing} fewer than the task asks for`
    : `Task ${number}: ${words} words, enough`
}
