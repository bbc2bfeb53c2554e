import { releaseIdSchema } from '@console/shared/release/released-remote'
import { listedMoveSchema } from '@console/shared/release-server/move'
import { disabledSchema } from '@console/shared/release-server/move-events'
import * as z from 'zod/mini'

export const movesAnswerSchema = z.object({
  moves: z.array(listedMoveSchema),
  /** The remotes that are off now. */
  switched_off: z.array(z.object({ name: z.string(), disabled: disabledSchema })),
  /** When browsers stop starting the current release, unless it is renewed. */
  expires_at: z.optional(z.string()),
})
export const releasesAnswerSchema = z.object({
  releases: z.array(
    z.object({
      record: z.object({
        id: releaseIdSchema,
        created_at: z.string(),
        shell: z.object({ version: z.string() }),
        remotes: z.array(z.object({ name: z.string(), version: z.string() })),
      }),
      by: z.string(),
      reason: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})
