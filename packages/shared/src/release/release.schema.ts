import * as z from 'zod/mini'
import { remoteConfigSchema } from '../remote/remote-config.schema.ts'

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
  /** Files of the sign-in screen beyond what the document's own tags load. */
  signIn: z.array(relativeFile),
  /** What checks a signed pointer. */
  pointerCheck: z.optional(z.array(relativeFile)),
  /** Files every screen of a signed-in person needs beyond what the document's own tags load. */
  frame: z.array(relativeFile),
  /** Shared module to the shell's files that hold it. */
  provided: z.record(z.string(), z.array(relativeFile)),
})
export type BuiltShell = z.infer<typeof builtShellSchema>

/** One version of a remote as the shell boots it. Addresses are `/remotes/{name}/{version}/{file}`. */
export const releasedRemoteSchema = z.object({
  ...builtRemoteSchema.shape,
  version: versionSchema,
  /** Of `manifest` and `entry`; the runtime checks both before anything runs. */
  integrity: z.object({ manifest: integritySchema, entry: integritySchema }),
})
export type ReleasedRemote = z.infer<typeof releasedRemoteSchema>

export const releaseIdSchema = z.string().check(z.regex(/^r-[0-9a-f]{12}$/))

/** What a browser needs of a release. */
export const releaseSchema = z.object({
  format: z.literal(1),
  id: releaseIdSchema,
  shell: z.object({ version: versionSchema, ...builtShellSchema.shape }),
  remotes: z.array(releasedRemoteSchema),
})
export type Release = z.infer<typeof releaseSchema>

/** `/releases/{id}.json`: the exact combination, with the sha384 of every file by its address. Anybody may read it. */
export const releaseRecordSchema = z.object({
  ...releaseSchema.shape,
  created_at: z.string(),
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
