import type { ReactNode } from 'react'
import type { PublicationStatus } from '../schemas/publication.schema.ts'
import styles from './status-dot.module.css'

export type StatusTone = 'ok' | 'warn' | 'danger' | 'accent' | 'quiet'

type StatusDotProps = { tone: StatusTone; children: ReactNode }

/** A status as a coloured dot and a word; the word suffices, so colour is never the only sign. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  )
}

/** Tones of the publication statuses, and for words that mean the same elsewhere. */
export const publicationTones: Record<PublicationStatus, StatusTone> = {
  published: 'ok',
  draft: 'warn',
  archived: 'quiet',
}

/** Labels of the publication statuses, for filters and forms too. */
export const publicationLabels: Record<PublicationStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  archived: 'Archived',
}

export function PublicationDot({ status }: { status: PublicationStatus }) {
  return <StatusDot tone={publicationTones[status]}>{publicationLabels[status]}</StatusDot>
}
