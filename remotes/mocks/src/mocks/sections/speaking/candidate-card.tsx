import type { JsonObject } from '../../core/document/json.ts'
import styles from './candidate-card.module.css'

/** The cue card as it lies before a candidate. */
export function CandidateCard({ card }: { card: JsonObject }) {
  const bullets = Array.isArray(card['bullets']) ? card['bullets'].map(String) : []
  const lines = bullets.filter((line) => line.trim() !== '')
  return (
    <div className={styles.card}>
      <p className={styles.topic}>{String(card['topic'] ?? '') || 'The card has no topic yet.'}</p>
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
