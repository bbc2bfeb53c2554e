import type { ReactNode } from 'react'

/** Something to do with one record, in the menu of its row. */
export type RowAction = {
  key: string
  /** "Delete" */
  label: string
  icon?: ReactNode
  onRun(): void
}
