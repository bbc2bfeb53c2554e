import { folded } from '@console/values/schemas/lenient'
import * as z from 'zod/mini'

export const publicationStatuses = ['published', 'draft', 'archived'] as const

/** Status of packages, coupons and articles; the message is SPEC §5, word for word. */
export const publicationStatusSchema = z.enum(publicationStatuses, {
  error: 'Status must be published, draft, or archived',
})
/** The same of an answer, in capitals or small. */
export const receivedStatusSchema = folded(publicationStatusSchema)
export type PublicationStatus = z.infer<typeof publicationStatusSchema>
