import * as z from 'zod/mini'

export const publicationStatuses = ['published', 'draft', 'archived'] as const

/** Status of packages, coupons and articles; the message is SPEC §5, word for word. */
export const publicationStatusSchema = z.enum(publicationStatuses, {
  error: 'Status must be published, draft, or archived',
})
export type PublicationStatus = z.infer<typeof publicationStatusSchema>

/** A moment on the wire: an ISO 8601 string. Kept as text so that saving an untouched record changes nothing. */
export const timestampSchema = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'Invalid date format' }))
