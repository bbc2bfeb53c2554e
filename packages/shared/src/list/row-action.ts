import type { ReactNode } from 'react'

/** An action on one record, in its row's menu. */
export type RowAction = {
  key: string
  /** "Delete" */
  label: string
  icon?: ReactNode
  onRun(): void
}

/** An action on the open record, or a link to one of its screens. */
export type RecordAction = {
  /** "Papers" */
  label: string
  /** Stays visible longest if space is short. */
  isMain?: boolean
} & ({ onRun(): void } | { to: string; isNewTab?: boolean; title?: string })
