import type { ReactNode } from 'react'

/** Something to do with one record, in the menu of its row. */
export type RowAction = {
  key: string
  /** "Delete" */
  label: string
  icon?: ReactNode
  onRun(): void
}

/** Something to do with the record that is open, or a screen of it. */
export type RecordAction = {
  /** "Papers" */
  label: string
  /** Stays in sight longest, where there is room for a few. */
  isMain?: boolean
} & ({ onRun(): void } | { to: string; isNewTab?: boolean; title?: string })
