import { IconButton } from '@console/authoring/controls/icon-button'
import text from '@console/authoring/styles/text.module.css'
import type { KeyGroup } from '@console/ielts'
import { MatchSlot } from '../../sitting/match-slot.tsx'
import styles from '../../sitting/matching.module.css'

type HeadingSlotProps = {
  number: number
  group: KeyGroup
  answer: string
  isOver: boolean
  onAnswer(number: number, answer: string): void
}

/** Shows the heading placed above a paragraph, or a place for one. */
export function HeadingSlot({ number, group, answer, isOver, onAnswer }: HeadingSlotProps) {
  const option = group.options.find(({ key }) => key === answer)
  return (
    <MatchSlot number={number} group={group} isOver={isOver} isAbove>
      <div className={styles.heading} data-filled={option !== undefined || undefined}>
        <span className={text.number}>{number}</span>
        {option === undefined ? (
          <span className={text.quiet}>{isOver ? 'No heading' : 'Put a heading here'}</span>
        ) : (
          <span dir="auto">
            {option.key !== option.text && <strong>{option.key}</strong>} {option.text}
          </span>
        )}
        {option !== undefined && !isOver && (
          <IconButton
            look="rowIcon"
            label={`Remove the heading of question ${number}`}
            onClick={() => onAnswer(number, '')}
          >
            ×
          </IconButton>
        )}
      </div>
    </MatchSlot>
  )
}
