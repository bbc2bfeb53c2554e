import * as z from 'zod/mini'
import { releaseIdSchema } from '../release/released-remote.schema.ts'
import { remoteNameSchema } from '../remote/remote-config.schema.ts'
import { environmentNameSchema } from './environments.schema.ts'

/** Version of the release server's protocol; each side sends it with every message. */
export const protocolVersion = '2'
export const protocolHeader = 'release-protocol'

/** A single line that a terminal can print unescaped. */
export const lineSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, { error: 'must be one plain line' }))

/** `shell` is a valid name too. */
export const unitNameSchema = remoteNameSchema

// Not z.uuid and z.url, because every zod export used in this package ends up in the console's first script.
const uuidSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, { error: 'must be a UUID' }))
const webAddressSchema = z.string().check(
  z.maxLength(300),
  z.refine((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text), {
    error: 'must be an http or https address',
  }),
)

/** Stated by the sender. `attempt` is new for each command, so that a resent request is not executed twice. */
export const statedShape = {
  attempt: uuidSchema,
  by: lineSchema,
  reason: lineSchema,
  commit: z.optional(lineSchema),
  run: z.optional(webAddressSchema),
  /** The release that must be current; otherwise nothing is changed. */
  expect: z.optional(releaseIdSchema),
  /** The server's first environment by default. */
  environment: z.optional(environmentNameSchema),
}

export const rollbackUnitSchema = z.object({
  action: z.literal('rollback-unit'),
  unit: unitNameSchema,
  /** The target version; by default the previous one. */
  to: z.optional(lineSchema),
  ...statedShape,
})
export const disableSchema = z.object({
  action: z.literal('disable'),
  remote: unitNameSchema,
  ...statedShape,
})
export const enableSchema = z.object({ action: z.literal('enable'), remote: unitNameSchema, ...statedShape })

/** A click's change to one remote: `POST /v1/moves`, answered with one {@link moveEventSchema} per line. */
export type RemoteMoveRequest = z.infer<
  typeof rollbackUnitSchema | typeof disableSchema | typeof enableSchema
>

/** Body of an unsuccessful response. */
export const refusalSchema = z.object({ code: z.string(), message: z.string() })
