import { IconButton } from '@console/authoring/controls/icon-button'
import type { KeyGroup } from '@console/ielts'
import { Flag } from 'lucide-react'
import { AnswerControl } from '../preview/answer-control.tsx'
import { MatchSlot } from './match-slot.tsx'
import { isMatched } from './option-pool.tsx'
import styles from './sitting-answer.module.css'
import type { Sitting } from './use-sitting.ts'

type SittingAnswerProps = {
  number: number
  group: KeyGroup
  sitting: Sitting
  /** Whether it stands within a line of text. */
  isWithin?: boolean
}

/** The input for an answer, with a flag for later review. */
export function SittingAnswer({ number, group, sitting, isWithin = false }: SittingAnswerProps) {
  const { answers, flags, step, setAnswer, toggleFlag } = sitting
  const isOver = step === 'over'
  const control = (
    <AnswerControl
      number={number}
      group={group}
      isOver={isOver}
      answer={answers[number] ?? ''}
      onAnswer={(answer) => setAnswer(number, answer)}
    />
  )
  return (
    <div className={styles.answer} data-within={isWithin || undefined}>
      {isMatched(group) ? (
        <MatchSlot number={number} group={group} isOver={isOver}>
          {control}
        </MatchSlot>
      ) : (
        control
      )}
      {!isOver && (
        <IconButton
          aria-pressed={flags.has(number)}
          label={`Flag question ${number}`}
          title="Flag it, to come back to it"
          onClick={() => toggleFlag(number)}
        >
          <Flag size={15} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
