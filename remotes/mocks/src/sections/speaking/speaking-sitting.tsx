import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { listNodes, toAmount, toMockRef } from '@console/ielts'
import { useState } from 'react'
import type { SittingProps } from '../../editing/section-screen.ts'
import { CandidateCard } from './candidate-card.tsx'
import { PartTimer } from './part-timer.tsx'
import styles from './speaking-sitting.module.css'

/** The interview, question by question, with a timer for each part. */
export function SpeakingSitting({ content: { nodes } }: SittingProps) {
  const parts = listNodes(nodes, toMockRef('speaking'), 'parts')
  const [shown, setShown] = useState(0)
  const [asked, setAsked] = useState(0)
  const part = parts[shown]
  if (part === undefined) return null
  const questions = listNodes(nodes, part, 'questions')
  const question = questions[asked]
  const isLast = shown === parts.length - 1

  function goTo(index: number) {
    setShown(index)
    setAsked(0)
  }

  return (
    <div className={styles.sitting}>
      <nav className={layout.row} aria-label="Parts">
        {parts.map(({ id, fields }, index) => (
          <ActionButton key={id} look="tall" aria-pressed={index === shown} onClick={() => goTo(index)}>
            Part {fields.part}
          </ActionButton>
        ))}
      </nav>
      <PartTimer
        key={part.id}
        preparation={toAmount(part.fields.preparation_time)}
        talk={toAmount(part.fields.talk_time)}
      />
      {part.fields.cue_card && (
        <div className={styles.card}>
          <CandidateCard card={part.fields.cue_card} />
        </div>
      )}
      <div className={styles.question} aria-live="polite">
        {question === undefined ? (
          <p>This part has no more questions.</p>
        ) : (
          <>
            <p className={text.note}>
              Question {asked + 1} of {questions.length}
            </p>
            <p dir="auto">{question.fields.text || 'This question is empty.'}</p>
          </>
        )}
      </div>
      <div className={layout.ends}>
        <ActionButton
          look="tall"
          aria-disabled={asked === 0}
          onClick={() => setAsked(Math.max(asked - 1, 0))}
        >
          Previous question
        </ActionButton>
        {asked < questions.length - 1 ? (
          <ActionButton look="tall" onClick={() => setAsked(asked + 1)}>
            Next question
          </ActionButton>
        ) : (
          <ActionButton look="tall" aria-disabled={isLast} onClick={() => !isLast && goTo(shown + 1)}>
            Next part
          </ActionButton>
        )}
      </div>
    </div>
  )
}
