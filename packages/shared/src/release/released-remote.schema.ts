import * as z from 'zod/mini'
import { ownedPathSchema, remoteConfigSchema } from '../remote/remote-config.schema.ts'

/**
 * Format version of a remote's entry in a release. It is raised by a change that older shells could not handle; a field
 * that they may ignore does not raise it. Entries without one have version 1, which named a manifest that is no longer
 * loaded and the libraries that shells of the time had to preload.
 */
export const remoteEntryVersion = 2

/**
 * The global that a remote's entry sets. Not the bare name, because an element with `id="content"` creates a global
 * called content.
 */
export const toContainerName = (remote: string): string => `console_remote_${remote}`

/** Subresource integrity, base64. The format is checked, because browsers run a script whose value they cannot parse. */
export const integritySchema = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, { error: 'must be sha384- and 64 base64 characters' }))

export const relativeFileSchema = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w@~.-]+(\/[\w@~.-]+)*$/, { error: 'must be a relative file path' }))
export const versionSchema = z.string().check(z.regex(/^[0-9A-Za-z.+-]+$/))

/** Describes a version's code before any of it runs. Addresses are `/remotes/{name}/{version}/{file}`. */
export const remoteCodeSchema = z.object({
  entry: relativeFileSchema,
  /** Everything that it takes from the shell. */
  shared: z.array(z.string()),
  /** Integrity of `entry`, which the browser checks before running it. */
  integrity: z.object({ entry: integritySchema }),
})
export type RemoteCode = z.infer<typeof remoteCodeSchema>

/** Fields that a release adds to a remote's own build data. */
export const releasedShape = {
  version: versionSchema,
  /** The section is switched off for everybody, until it is switched on again. */
  disabled: z.optional(z.object({ reason: z.string(), since: z.string() })),
}

const { screens: _, firstRequests: __, ...announced } = remoteConfigSchema.shape

/** One version of a remote as the shell knows it before it is opened: enough for menu, ownership and refusals. */
export const releasedRemoteSchema = z.object({
  ...announced,
  /** Format version of the entry: {@link remoteEntryVersion} of the build. */
  schema: z.optional(z.int()),
  ...releasedShape,
  /** Integrity of its details file (`remote-details.schema.ts`), from which the address follows. */
  details: z.optional(integritySchema),
  /** Inlined for a few remotes, to save a request, and if the pointer contains the whole release. */
  code: z.optional(remoteCodeSchema),
  /** Parsed by `canarySchema`, which is loaded only if there is one: an unreadable canary applies to nobody. */
  canary: z.optional(z.unknown()),
})
export type ReleasedRemote = z.infer<typeof releasedRemoteSchema>

export const releaseIdSchema = z.string().check(z.regex(/^r-[0-9a-f]{12}$/))

export const redirectsSchema = z.optional(z.array(z.object({ from: ownedPathSchema, to: ownedPathSchema })))
