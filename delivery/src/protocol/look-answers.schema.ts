import { releaseIdSchema } from '@console/shared/release/released-remote'
import * as z from 'zod/mini'
import { differenceKinds } from '../releases/comparison/list-differences.ts'

/** `GET /v1/differences?from=&to=&units=`. */
export const comparisonAnswerSchema = z.object({
  id: releaseIdSchema,
  current: z.optional(releaseIdSchema),
  differences: z.optional(
    z.array(z.object({ kind: z.enum(differenceKinds), unit: z.string(), text: z.string() })),
  ),
})

/** `GET /v1/lagging?of=&shell=`, the environments of the remotes and of the shell. */
export const agesAnswerSchema = z.object({
  of: releaseIdSchema,
  shell: z.object({ version: z.string(), platform: z.string() }),
  remotes: z.array(
    z.object({
      name: z.string(),
      team: z.string(),
      version: z.string(),
      platform: z.string(),
      built: z.record(z.string(), z.string()),
      refused: z.array(z.string()),
    }),
  ),
})

/** `GET /v1/verification?id=&environment=`. */
export const verificationAnswerSchema = z.object({
  id: releaseIdSchema,
  checked: z.number(),
  problems: z.array(z.object({ address: z.string(), problem: z.enum(['missing', 'differs', 'orphaned']) })),
  distrust: z.array(z.string()),
  isSignatureChecked: z.boolean(),
  mismatches: z.array(z.string()),
})
