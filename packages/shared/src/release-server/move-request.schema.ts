import * as z from 'zod/mini'
import { releaseIdSchema } from '../release/released-remote.schema.ts'
import { remoteNameSchema } from '../remote/remote-config.schema.ts'
import { environmentNameSchema } from './environments.schema.ts'

/** Version of what is said to a release server and by it; each sends it with every message. */
export const protocolVersion = '2'
export const protocolHeader = 'release-protocol'

/** One line that a terminal shows as it is. */
export const lineSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, { error: 'must be one plain line' }))

/** `shell` is a name of that form too. */
export const unitNameSchema = remoteNameSchema

// Not z.uuid and z.url: whatever this package names of zod is in the first script of the console.
const uuidSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, { error: 'must be a UUID' }))
const webAddressSchema = z.string().check(
  z.maxLength(300),
  z.refine((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text), {
    error: 'must be an http or https address',
  }),
)

/** What the sender says of itself. `attempt` is new for each command, so that sending it again is not doing it again. */
export const statedShape = {
  attempt: uuidSchema,
  by: lineSchema,
  reason: lineSchema,
  commit: z.optional(lineSchema),
  run: z.optional(webAddressSchema),
  /** The release that has to be the current one; where another one is, nothing is changed. */
  expect: z.optional(releaseIdSchema),
  /** By default the first one that the server moves. */
  environment: z.optional(environmentNameSchema),
}

export const rollbackUnitSchema = z.object({
  action: z.literal('rollback-unit'),
  unit: unitNameSchema,
  /** The version; by default the one before. */
  to: z.optional(lineSchema),
  ...statedShape,
})
export const disableSchema = z.object({
  action: z.literal('disable'),
  remote: unitNameSchema,
  ...statedShape,
})
export const enableSchema = z.object({ action: z.literal('enable'), remote: unitNameSchema, ...statedShape })

/** What one click does to one remote: `POST /v1/moves`, answered with {@link moveEventSchema} line by line. */
export type RemoteMoveRequest = z.infer<
  typeof rollbackUnitSchema | typeof disableSchema | typeof enableSchema
>

/** Of an answer that is no success. */
export const refusalSchema = z.object({ code: z.string(), message: z.string() })
