import type { PublicationStatus } from '../schemas/publication.schema.ts'

type StatusLabels = {
  /** "Publish" */
  label: string
  question(counted: string): string
  /** "Publishing" */
  doing: string
  /** "Published" */
  done: string
}

/** Labels for changing to each status. */
export const statusLabels: Record<PublicationStatus, StatusLabels> = {
  published: {
    label: 'Publish',
    question: (counted) => `Publish ${counted}?`,
    doing: 'Publishing',
    done: 'Published',
  },
  draft: {
    label: 'Move to draft',
    question: (counted) => `Move ${counted} to draft?`,
    doing: 'Moving to draft',
    done: 'Moved to draft',
  },
  archived: {
    label: 'Archive',
    question: (counted) => `Archive ${counted}?`,
    doing: 'Archiving',
    done: 'Archived',
  },
}
