import * as z from 'zod/mini'
import { releasedRemoteSchema } from './released-remote.schema.ts'

/** Audience of a canary, a version of a remote beside the released one. Matching any of these is enough. */
export const canaryShape = {
  /** Percent of staff, from 0 to 100. */
  share: z.int(),
  /** Role names, as in a person's session. */
  roles: z.optional(z.array(z.string())),
  /** Start time (ISO 8601). */
  since: z.string(),
}

/** A remote's canary in the release index; its code is in the remote's details. */
export const canarySchema = z.object({ ...canaryShape, remote: releasedRemoteSchema })
export type Canary = z.infer<typeof canarySchema>
