import * as z from 'zod/mini'
import { ownedPathSchema, remoteConfigSchema } from '../remote/remote-config.schema.ts'

/**
 * Version of the form of a remote's entry in a release. It grows with what a shell of before could not live with; a field
 * that such a shell may overlook leaves it alone. An entry that names none is of 1.
 */
export const remoteEntryVersion = 1

/** Subresource integrity, base64: browsers run a script whose value they cannot parse, so the form is checked. */
export const integritySchema = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, { error: 'must be sha384- and 64 base64 characters' }))

const relativeFile = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w@~.-]+(\/[\w@~.-]+)*$/, { error: 'must be a relative file path' }))
const versionSchema = z.string().check(z.regex(/^[0-9A-Za-z.+-]+$/))

const screenAssetsSchema = z.object({
  /** The remote's own files that the screen needs beyond the entry. */
  files: z.array(relativeFile),
  /** Shared modules the screen takes from the shell: `antd/es/table`. */
  shared: z.array(z.string()),
})

/** `remote.json`: written beside the manifest when a remote is built. */
export const builtRemoteSchema = z.object({
  ...remoteConfigSchema.shape,
  /** The form of what follows: {@link remoteEntryVersion} of the build. */
  schema: z.optional(z.int()),
  manifest: relativeFile,
  entry: relativeFile,
  /** Everything the remote takes from the shell. */
  shared: z.array(z.string()),
  /** By owned path. */
  screenAssets: z.record(z.string(), screenAssetsSchema),
})
export type BuiltRemote = z.infer<typeof builtRemoteSchema>

/** `shell.json`: written when the shell is built. */
export const builtShellSchema = z.object({
  platform: versionSchema,
  /** What of an entry it can read; a shell that says nothing reads the form 1. */
  reads: z.optional(z.object({ remoteEntries: z.array(z.int()), menuIcons: z.array(z.string()) })),
  /** Files of the sign-in screen beyond what the document's own tags load. */
  signIn: z.array(relativeFile),
  /** What checks a signed pointer. */
  pointerCheck: z.optional(z.array(relativeFile)),
  /** Files every screen of a signed-in person needs beyond what the document's own tags load. */
  frame: z.array(relativeFile),
  /** Shared module to the shell's files that hold it. */
  provided: z.record(z.string(), z.array(relativeFile)),
  /** Files of the second layer: what it starts with, and what brings the other names of each library. */
  rest: z.optional(
    z.object({ layer: z.array(relativeFile), libraries: z.record(z.string(), z.array(relativeFile)) }),
  ),
})
export type BuiltShell = z.infer<typeof builtShellSchema>

/** One version of a remote as the shell boots it. Addresses are `/remotes/{name}/{version}/{file}`. */
export const releasedRemoteSchema = z.object({
  ...builtRemoteSchema.shape,
  version: versionSchema,
  /** Of `manifest` and `entry`; the runtime checks both before anything runs. */
  integrity: z.object({ manifest: integritySchema, entry: integritySchema }),
  /** Shared modules of which it uses more than what the shell has ready, so that the rest is loaded ahead of it. */
  rest: z.optional(z.array(z.string())),
  /** Its section is switched off, for everybody, until it is switched on again. */
  disabled: z.optional(z.object({ reason: z.string(), since: z.string() })),
})
export type ReleasedRemote = z.infer<typeof releasedRemoteSchema>

export const releaseIdSchema = z.string().check(z.regex(/^r-[0-9a-f]{12}$/))

/** What a browser needs of a release. */
export const releaseSchema = z.object({
  format: z.literal(1),
  id: releaseIdSchema,
  shell: z.object({ version: versionSchema, ...builtShellSchema.shape }),
  remotes: z.array(releasedRemoteSchema),
  /** Where what lay below a path lies now; followed before anything is asked who owns a path. */
  redirects: z.optional(z.array(z.object({ from: ownedPathSchema, to: ownedPathSchema }))),
})
export type Release = z.infer<typeof releaseSchema>

/** `/releases/{id}.json`: the exact combination, with the sha384 of every file by its address. Anybody may read it. */
export const releaseRecordSchema = z.object({
  ...releaseSchema.shape,
  created_at: z.string(),
  /** Whether the release was run in a browser before anybody had it; it is not said of those of before. */
  smoke: z.optional(z.enum(['passed', 'skipped'])),
  files: z.record(z.string(), integritySchema),
})
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>

/** `/releases/current.json`: never cached; carries what boot needs, so that boot costs one request. */
export const releasePointerSchema = z.object({
  format: z.literal(1),
  moved_at: z.string(),
  release: releaseSchema,
})
export type ReleasePointer = z.infer<typeof releasePointerSchema>
