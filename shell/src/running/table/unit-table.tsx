import type { ReactNode } from 'react'
import styles from './unit-table.module.css'

type UnitTableProps = {
  label: string
  head: ReactNode
  /** Each cell names its column in `data-label`, which a narrow window shows beside it. */
  children: ReactNode
}

/** A table if there is room, cards otherwise. */
export const UnitTable = ({ label, head, children }: UnitTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
  <section className={styles.table} aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)

export type DotTone = 'good' | 'bad' | 'off' | 'idle'

export const Dot = ({ tone }: { tone: DotTone }) => (
  <span className={styles.dot} data-tone={tone} aria-hidden="true" />
)
