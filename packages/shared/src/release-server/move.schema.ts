import * as z from 'zod/mini'
import { releaseIdSchema } from '../release/released-remote.schema.ts'

const version = z.nullable(z.string())

const unitMovesSchema = z.array(z.object({ name: z.string(), from: version, to: version }))

/** One move of the pointer, as stored in its history. */
export const moveSchema = z.object({
  moved_at: z.string(),
  /** `publish`, `rollback`, `disable`, …, or the name used by a newer command line. */
  action: z.string(),
  /** The remote, shell or path named by the command, if it was about a single one. */
  subject: z.optional(z.string()),
  /** Self-declared; only `key` is proof, and only that its owner made the move. */
  by: z.string(),
  reason: z.string(),
  /** Commit that the units were built from, with `-dirty` if there were uncommitted changes. */
  commit: z.optional(z.string()),
  /** Self-declared address of the CI run. */
  run: z.optional(z.string()),
  /** Team whose token was used, if it came through a release server. */
  team: z.optional(z.string()),
  /** The release server's id of the request, so that a resent one is not executed twice. */
  request: z.optional(z.string()),
  /** Whether the release passed a smoke test in a browser first. */
  smoke: z.optional(z.enum(['passed', 'skipped'])),
  /** The public key of the signature. */
  key: z.optional(z.string()),
  /** Versions before and after; null for none. Missing in lines of earlier command lines. */
  units: z.optional(unitMovesSchema),
  /** Versions of canaries before and after, and their audience afterwards; null for none. */
  canaries: z.optional(
    z.array(z.object({ name: z.string(), from: version, to: version, audience: z.optional(z.string()) })),
  ),
  /** Null if it ended. */
  redirects: z.optional(z.array(z.object({ from: z.string(), to: z.nullable(z.string()) }))),
  /** Null for the first release. */
  from: z.nullable(releaseIdSchema),
  to: releaseIdSchema,
})
export type Move = z.infer<typeof moveSchema>

/** A move in a listing: with its changes, and whether it is current. */
export const listedMoveSchema = z.object({
  ...moveSchema.shape,
  units: unitMovesSchema,
  isCurrent: z.boolean(),
})
export type ListedMove = z.infer<typeof listedMoveSchema>
