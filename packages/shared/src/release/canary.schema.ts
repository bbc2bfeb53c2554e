import * as z from 'zod/mini'
import { releasedRemoteSchema } from './released-remote.schema.ts'

/** Audience of a canary, a version of a remote beside the released one. Matching any of these is enough. */
export const canaryShape = {
  /** Percent of staff, from 0 to 100. */
  share: z.int(),
  /** Role names, as in a person's session. */
  roles: z.optional(z.array(z.string())),
  /** A feature flag of the analytics service, if the configuration enables those. */
  flag: z.optional(z.string()),
  /** Start time (ISO 8601). */
  since: z.string(),
}

/**
 * When a canary is aborted automatically: if its error rate per 100 openings exceeds that of the released version by
 * this much, after this many openings.
 */
export const canaryLimitSchema = z.object({
  errors: z.int().check(z.minimum(0), z.maximum(100)),
  after: z.int().check(z.minimum(1)),
})

/** A remote's canary in the release index; its code is in the remote's details. */
export const canarySchema = z.object({ ...canaryShape, remote: releasedRemoteSchema })
export type Canary = z.infer<typeof canarySchema>
