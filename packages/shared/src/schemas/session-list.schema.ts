import { timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'

/** One of a person's open sessions. Separate from the sign-in’s schemas, which are part of the first screen. */
export const openSessionSchema = z.looseObject({
  id: z.number(),
  /** Such as `Chrome on Windows`, as far as the browser tells. */
  device: z.string(),
  /** IP address of the sign-in. */
  address: z.string(),
  created_at: timestampSchema,
  /** Accurate to a minute. */
  last_used_at: timestampSchema,
  expires_at: timestampSchema,
  /** The session of this request. */
  is_current: z.boolean(),
  is_remembered: z.boolean(),
})
export type OpenSession = z.infer<typeof openSessionSchema>

export const sessionListSchema = z.array(openSessionSchema)
