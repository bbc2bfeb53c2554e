import * as z from 'zod/mini'
import { releaseIdSchema } from '../release/released-remote.schema.ts'

/** Why and since when a remote is switched off. */
export const disabledSchema = z.object({ reason: z.string(), since: z.string() })
const switchedSchema = z.object({ name: z.string(), disabled: z.optional(disabledSchema) })

const changeSchema = z.object({ name: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) })

const reportSchema = z.object({
  outcome: z.enum(['moved', 'unchanged']),
  release: z.object({ id: releaseIdSchema, remotes: z.array(switchedSchema) }),
  previous: z.optional(z.object({ id: releaseIdSchema })),
  changes: z.array(changeSchema),
  canaries: z.array(z.object({ ...changeSchema.shape, audience: z.optional(z.string()) })),
  redirects: z.array(z.object({ from: z.string(), to: z.optional(z.string()) })),
  switched: z.array(switchedSchema),
  untouched: z.array(z.object({ name: z.string(), version: z.string() })),
  notes: z.array(z.string()),
})
/** A release server's report of a completed move. */
export type ServedReport = z.infer<typeof reportSchema>

/** One JSON line each, as they happen; the last one is `done` or `failed`. */
export const moveEventSchema = z.discriminatedUnion('kind', [
  /** `id`: identifies the move in later requests. */
  z.object({ kind: z.literal('accepted'), id: z.string() }),
  /** A keep-alive during a longer pause. */
  z.object({ kind: z.literal('waiting') }),
  /** Progress, for people. */
  z.object({ kind: z.literal('line'), text: z.string() }),
  z.object({ kind: z.literal('done'), report: reportSchema }),
  /**
   * `code`: of a ReleaseError, or `server`. `on_screen`: the message for people without a command line, if it differs.
   */
  z.object({
    kind: z.literal('failed'),
    code: z.string(),
    message: z.string(),
    on_screen: z.optional(z.string()),
  }),
])
export type MoveEvent = z.infer<typeof moveEventSchema>
