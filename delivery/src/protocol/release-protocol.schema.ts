import { integritySchema, releaseIdSchema } from '@console/shared/release/released-remote'
import { environmentNameSchema } from '@console/shared/release-server/environments'
import {
  disableSchema,
  enableSchema,
  lineSchema,
  rollbackUnitSchema,
  statedShape,
  unitNameSchema,
} from '@console/shared/release-server/move-request'
import { ownedPathSchema } from '@console/shared/remote-config'
import * as z from 'zod/mini'

/** Limits of one publish. The shell, the largest unit, has a few hundred files and some megabytes. */
export const uploadLimits = { units: 20, files: 5_000, fileBytes: 32 * 2 ** 20, bytes: 256 * 2 ** 20 }

/** A client cannot choose any path: no hidden file, and no way out of the folder. */
const builtFileSchema = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^[\w@~+-][\w@~.+-]*(?:\/[\w@~+-][\w@~.+-]*)*$/, { error: 'must be a relative file path' }),
  )

export const uploadedUnitSchema = z.object({
  name: unitNameSchema,
  /** The version in its `package.json`. */
  package_version: z.string().check(z.maxLength(64), z.regex(/^\d[0-9A-Za-z.+-]*$/)),
  /** By path in the built folder. */
  files: z.record(
    builtFileSchema,
    z.object({ integrity: integritySchema, size: z.int().check(z.nonnegative()) }),
  ),
})
export type UploadedUnit = z.infer<typeof uploadedUnitSchema>

const unitsSchema = z.array(uploadedUnitSchema).check(z.minLength(1), z.maxLength(uploadLimits.units))
export const uploadRequestSchema = z.object({ units: unitsSchema })
/** Integrities of the files that the server still needs. */
export const uploadAnswerSchema = z.object({ missing: z.array(integritySchema) })

const redirectsSchema = z.object({
  add: z.array(z.object({ from: ownedPathSchema, to: ownedPathSchema })),
  drop: z.array(ownedPathSchema),
})

/** Percent of staff. */
const shareSchema = z.int().check(z.minimum(0), z.maximum(100))

export const moveRequestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('publish'),
    /** None to change redirects alone. */
    units: z.array(uploadedUnitSchema).check(z.maxLength(uploadLimits.units)),
    /** A remote that they take the place of. */
    instead_of: z.optional(unitNameSchema),
    redirects: z.optional(redirectsSchema),
    without_smoke: z.boolean(),
    ...statedShape,
  }),
  z.object({ action: z.literal('check'), units: unitsSchema, ...statedShape }),
  z.object({ action: z.literal('rollback'), id: z.optional(releaseIdSchema), ...statedShape }),
  rollbackUnitSchema,
  z.object({
    action: z.literal('remove'),
    remote: unitNameSchema,
    redirects: z.optional(redirectsSchema),
    ...statedShape,
  }),
  z.object({ action: z.literal('renew'), ...statedShape }),
  z.object({
    action: z.literal('promote'),
    /** The environment that has it, and the release that is current there. */
    source: environmentNameSchema,
    id: releaseIdSchema,
    /** None for the whole release. */
    units: z.array(unitNameSchema),
    ...statedShape,
  }),
  z.object({
    action: z.literal('canary-start'),
    remote: unitNameSchema,
    /** An uploaded unit, or a version that is in the release folder. */
    source: z.union([uploadedUnitSchema, lineSchema]),
    share: shareSchema,
    roles: z.optional(z.array(lineSchema)),
    without_smoke: z.boolean(),
    ...statedShape,
  }),
  z.object({
    action: z.literal('canary-share'),
    remote: unitNameSchema,
    share: shareSchema,
    ...statedShape,
  }),
  z.object({ action: z.literal('canary-promote'), remote: unitNameSchema, ...statedShape }),
  z.object({ action: z.literal('canary-abort'), remote: unitNameSchema, ...statedShape }),
  disableSchema,
  enableSchema,
])
/** Names of the moves, for rules about them. */
export const moveActions = [
  ...['publish', 'check', 'rollback', 'rollback-unit', 'remove', 'renew'],
  ...['promote', 'canary-start', 'canary-share', 'canary-promote', 'canary-abort', 'disable', 'enable'],
] as ServedMoveRequest['action'][]
export type ServedMoveRequest = z.infer<typeof moveRequestSchema>
