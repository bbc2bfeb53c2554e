import { publicationStatusSchema } from '@console/shared/schemas/publication'
import { publicationTones, type StatusTone } from '@console/shared/ui/status-dot'

/** A mock’s status is free text; words with a usual meaning get its colour. */
export function toStatusTone(status: string): StatusTone {
  const known = publicationStatusSchema.safeParse(status.toLowerCase())
  return known.success ? publicationTones[known.data] : 'accent'
}
