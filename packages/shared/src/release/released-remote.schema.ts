import * as z from 'zod/mini'
import { ownedPathSchema, remoteConfigSchema } from '../remote/remote-config.schema.ts'

/**
 * Version of the form of a remote's entry in a release. It grows with a change that an older shell could not handle; a field
 * that such a shell may ignore does not change it. An entry without one has version 1, which names a manifest that nobody loads now
 * and the names of libraries that a shell of then had to load ahead.
 */
export const remoteEntryVersion = 2

/** The global that a remote's entry sets. Not the name alone: `id="content"` somewhere on the page is a global called content. */
export const toContainerName = (remote: string): string => `console_remote_${remote}`

/** Subresource integrity, base64: browsers run a script whose value they cannot parse, so the form is checked. */
export const integritySchema = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, { error: 'must be sha384- and 64 base64 characters' }))

export const relativeFileSchema = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w@~.-]+(\/[\w@~.-]+)*$/, { error: 'must be a relative file path' }))
export const versionSchema = z.string().check(z.regex(/^[0-9A-Za-z.+-]+$/))

/** What is known of the code of a remote's version before any of it runs. Addresses are `/remotes/{name}/{version}/{file}`. */
export const remoteCodeSchema = z.object({
  entry: relativeFileSchema,
  /** Everything it takes from the shell. */
  shared: z.array(z.string()),
  /** Of `entry`; the browser checks it before anything runs. */
  integrity: z.object({ entry: integritySchema }),
})
export type RemoteCode = z.infer<typeof remoteCodeSchema>

/** What a release adds to what a remote's build says of itself. */
export const releasedShape = {
  version: versionSchema,
  /** Its section is switched off, for everybody, until it is switched on again. */
  disabled: z.optional(z.object({ reason: z.string(), since: z.string() })),
}

const { screens: _, firstRequests: __, ...announced } = remoteConfigSchema.shape

/** One version of a remote as the shell knows it before anybody asks for it: what menu, ownership and refusals need. */
export const releasedRemoteSchema = z.object({
  ...announced,
  /** The form of the entry: {@link remoteEntryVersion} of the build. */
  schema: z.optional(z.int()),
  ...releasedShape,
  /** Integrity of the file of its details (`remote-details.schema.ts`), whose address follows from it. */
  details: z.optional(integritySchema),
  /** Of the few remotes that cost no call of their own, and where a release comes whole. */
  code: z.optional(remoteCodeSchema),
  /** Read by `canarySchema`, which comes only where there is one: a canary that cannot be read is nobody's. */
  canary: z.optional(z.unknown()),
})
export type ReleasedRemote = z.infer<typeof releasedRemoteSchema>

export const releaseIdSchema = z.string().check(z.regex(/^r-[0-9a-f]{12}$/))

export const redirectsSchema = z.optional(z.array(z.object({ from: ownedPathSchema, to: ownedPathSchema })))
