import * as z from 'zod/mini'
import { releaseIdSchema } from '../release/released-remote.schema.ts'

const version = z.nullable(z.string())

const unitMovesSchema = z.array(z.object({ name: z.string(), from: version, to: version }))

/** One move of the pointer, as its history keeps it. */
export const moveSchema = z.object({
  moved_at: z.string(),
  /** `publish`, `rollback`, `disable`, …, or what a newer command line calls it. */
  action: z.string(),
  /** The remote or the shell, or the path, that the command named, where it was about that one alone. */
  subject: z.optional(z.string()),
  /** As they gave it; only `key` proves it, and only for whoever held the key. */
  by: z.string(),
  reason: z.string(),
  /** What the units were built from: a commit, `-dirty` after it when files had changes besides. */
  commit: z.optional(z.string()),
  /** The address of the CI run that did it, as they gave it. */
  run: z.optional(z.string()),
  /** Whose token it was made with, where it came through a release server. */
  team: z.optional(z.string()),
  /** What the release server calls the request, so that one that is sent again is not made again. */
  request: z.optional(z.string()),
  /** Whether what was published had been run in a browser first. */
  smoke: z.optional(z.enum(['passed', 'skipped'])),
  /** The public key of the signature. */
  key: z.optional(z.string()),
  /** Versions before and after; null for none. Lines of earlier command lines have no such list. */
  units: z.optional(unitMovesSchema),
  /** Versions of canaries before and after, and for whom they are then; null for none. */
  canaries: z.optional(
    z.array(z.object({ name: z.string(), from: version, to: version, audience: z.optional(z.string()) })),
  ),
  /** Null where it ended. */
  redirects: z.optional(z.array(z.object({ from: z.string(), to: z.nullable(z.string()) }))),
  /** Null for the first release. */
  from: z.nullable(releaseIdSchema),
  to: releaseIdSchema,
})
export type Move = z.infer<typeof moveSchema>

/** As it is listed: with what changed, and whether the pointer is where it led. */
export const listedMoveSchema = z.object({
  ...moveSchema.shape,
  units: unitMovesSchema,
  isCurrent: z.boolean(),
})
export type ListedMove = z.infer<typeof listedMoveSchema>
