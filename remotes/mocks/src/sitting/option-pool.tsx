import { ActionButton } from '@console/authoring/controls/action-button'
import { type CandidateAnswers, type KeyGroup, toTraits } from '@console/ielts'
import { allowsReuse } from '@console/ielts/checks'
import { readKey } from '@console/shared/ui/read-key'
import styles from './matching.module.css'
import { useMatching } from './matching.tsx'

/** Whether a group is answered by placing its options. */
export const isMatched = ({ type, options }: KeyGroup): boolean =>
  options.length > 0 && toTraits(type).options.shown === 'placed'

type OptionPoolProps = { group: KeyGroup; answers: CandidateAnswers; isOver: boolean }

/** The remaining options. Where each can be used once, placed options are hidden. */
export function OptionPool({ group, answers, isOver }: OptionPoolProps) {
  const { held, hold, dragOf } = useMatching()
  const used = new Set(group.questions.map(({ number }) => answers[number]))
  const isEndless = allowsReuse(group.instruction)
  return (
    <ul className={styles.pool} aria-label="Options to place">
      {group.options.map(({ key, text }) => {
        const option = { group: group.node.id, key }
        const label = key === text ? text : `${key} ${text}`
        const isUsed = !isEndless && used.has(key)
        const isHeld = held?.group === group.node.id && held.key === key
        return (
          <li key={`${key} ${text}`}>
            <ActionButton
              look="tall"
              className={styles.option}
              aria-pressed={isHeld}
              disabled={isOver || isUsed}
              data-used={isUsed || undefined}
              onKeyDown={(event) => {
                const key = readKey(event)
                if (key === 'Escape' && isHeld) {
                  // Escape would also close the dialog.
                  event.preventDefault()
                  hold(null)
                }
                if (key !== 'Enter' && key !== ' ') return
                event.preventDefault()
                hold(isHeld ? null : option)
              }}
              {...dragOf(option, label)}
            >
              {key !== text && <strong>{key}</strong>} {text}
            </ActionButton>
          </li>
        )
      })}
    </ul>
  )
}
