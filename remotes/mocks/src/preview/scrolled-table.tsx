import table from '@console/authoring/styles/table.module.css'
import type { KeyQuestion } from '@console/ielts'
import type { ReactNode } from 'react'
import styles from './gapped.module.css'

type ScrolledTableProps = { questions: readonly KeyQuestion[]; children: ReactNode }

/** Scrolls a table of gaps that is wider than the screen. */
export function ScrolledTable({ questions, children }: ScrolledTableProps) {
  return (
    <section
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={`Table of questions ${questions.at(0)?.number}–${questions.at(-1)?.number}`}
    >
      <table className={`${table.table} ${styles.table}`}>{children}</table>
    </section>
  )
}
