import * as z from 'zod/mini'
import { canaryShape } from '../release/canary.schema.ts'
import { releasedShape, releaseIdSchema } from '../release/released-remote.schema.ts'
import { listedMoveSchema } from './move.schema.ts'

/** Such as `production` and `staging`. */
export const environmentNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, { error: 'must be the name of an environment' }))

const remoteSchema = z.object({
  name: z.string(),
  title: z.string(),
  team: z.string(),
  ...releasedShape,
  /** A second version, for some of the staff. */
  canary: z.optional(z.object({ ...canaryShape, version: z.string() })),
})

const environmentSchema = z.object({
  environment: environmentNameSchema,
  /** Null before its first release, or if it cannot be read. */
  release: z.nullable(
    z.object({
      id: releaseIdSchema,
      shell: z.object({ version: z.string() }),
      remotes: z.array(remoteSchema),
    }),
  ),
  /** When that release became current. */
  moved_at: z.nullable(z.string()),
  /** When browsers stop starting it, unless it is renewed. */
  expires_at: z.optional(z.string()),
  /** Why it cannot be read, in whole sentences. */
  problem: z.optional(z.string()),
})
export type ServedEnvironment = z.infer<typeof environmentSchema>

/** `GET /v1/environments`: the deployed versions of each environment. */
export const environmentsAnswerSchema = z.object({ environments: z.array(environmentSchema) })

/** `GET /v1/history?environment=&limit=`, newest first. */
export const historyAnswerSchema = z.object({ moves: z.array(listedMoveSchema) })
