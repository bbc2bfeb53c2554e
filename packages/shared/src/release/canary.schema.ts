import * as z from 'zod/mini'
import { releasedRemoteSchema } from './released-remote.schema.ts'

/** Who has a canary: a version of a remote that stands beside the released one. Whoever fits any of these has it. */
export const canaryShape = {
  /** Percent of staff, from 0 to 100. */
  share: z.int(),
  /** Names of roles, as the session of a person has them. */
  roles: z.optional(z.array(z.string())),
  /** A feature flag of the analytics service, where the configuration has those switched on. */
  flag: z.optional(z.string()),
  /** When it was started, as an ISO 8601 time. */
  since: z.string(),
}

/**
 * When a canary ends by itself: with over so many errors more than the released version in 100 times that its section was
 * opened, once it was opened so many times.
 */
export const canaryLimitSchema = z.object({
  errors: z.int().check(z.minimum(0), z.maximum(100)),
  after: z.int().check(z.minimum(1)),
})

/** The canary of a remote as the index of a release has it; the code of its version is in its details. */
export const canarySchema = z.object({ ...canaryShape, remote: releasedRemoteSchema })
export type Canary = z.infer<typeof canarySchema>
