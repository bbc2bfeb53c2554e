import type { FieldsOf } from '../../core/document/mock-node.ts'
import styles from './candidate-card.module.css'

type CueCard = NonNullable<FieldsOf<'speaking.part'>['cue_card']>

/** The cue card as it lies before a candidate. */
export function CandidateCard({ card }: { card: CueCard }) {
  const lines = card.bullets.filter((line) => line.trim() !== '')
  return (
    <div className={styles.card}>
      <p className={styles.topic}>{card.topic || 'The card has no topic yet.'}</p>
      {lines.length > 0 && (
        <>
          <p>You should say:</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
