import { useId } from 'react'
import styles from './doubt-list.module.css'
import type { Doubt } from './find-figure-doubts.ts'

/** Lists inconsistencies in the server's figures; nothing if there are none. */
export function FigureDoubtList({ doubts }: { doubts: readonly Doubt[] }) {
  const id = useId()
  if (doubts.length === 0) return null
  return (
    <section className={styles.doubts} aria-labelledby={id}>
      <h2 id={id}>{doubts.length === 1 ? 'A figure does' : `${doubts.length} figures do`} not add up</h2>
      <p>The figures are shown as the server sent them. Contact your administrator.</p>
      <ul>
        {doubts.map(({ period, text }) => (
          <li key={`${period.key} ${text}`}>
            <strong>{period.label}:</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
