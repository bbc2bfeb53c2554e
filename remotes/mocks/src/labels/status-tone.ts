import { publicationStatusSchema } from '@console/shared/schemas/publication'
import { publicationTones, type StatusTone } from '@console/shared/ui/status-dot'

/** A mock's status is free text: the words that mean something elsewhere have their colour here too. */
export function toStatusTone(status: string): StatusTone {
  const known = publicationStatusSchema.safeParse(status.toLowerCase())
  return known.success ? publicationTones[known.data] : 'accent'
}
