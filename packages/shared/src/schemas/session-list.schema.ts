import { timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'

/** One of the sessions that a person has open. Apart from the sign-in’s schemas, which the first screen carries. */
export const openSessionSchema = z.looseObject({
  id: z.number(),
  /** Such as `Chrome on Windows`, as far as the browser says. */
  device: z.string(),
  /** Where the person signed in from. */
  address: z.string(),
  created_at: timestampSchema,
  /** Within a minute. */
  last_used_at: timestampSchema,
  expires_at: timestampSchema,
  /** The one that asks. */
  is_current: z.boolean(),
  is_remembered: z.boolean(),
})
export type OpenSession = z.infer<typeof openSessionSchema>

export const sessionListSchema = z.array(openSessionSchema)
