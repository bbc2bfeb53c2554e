import { folded } from '@console/values/schemas/lenient'
import * as z from 'zod/mini'

export const publicationStatuses = ['published', 'draft', 'archived'] as const

/** Status of packages, coupons and articles; the message is quoted from SPEC §5. */
export const publicationStatusSchema = z.enum(publicationStatuses, {
  error: 'Status must be published, draft, or archived',
})
/** The same in a response, case-insensitive. */
export const receivedStatusSchema = folded(publicationStatusSchema)
export type PublicationStatus = z.infer<typeof publicationStatusSchema>
