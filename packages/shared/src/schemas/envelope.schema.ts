import * as z from 'zod/mini'

/** Field name to messages, as the admin API sends it with HTTP 422. */
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof fieldErrorsSchema>

/** The admin API wraps every response: SPEC §7, "Response envelope". */
export const envelopeSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal(true),
    data: z.optional(z.unknown()),
    message: z.optional(z.nullable(z.string())),
  }),
  z.object({ status: z.literal(false), message: z.string(), error: z.optional(z.unknown()) }),
])
export type Envelope = z.infer<typeof envelopeSchema>
