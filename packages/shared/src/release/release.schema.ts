import * as z from 'zod/mini'
import { remoteConfigSchema } from '../remote/remote-config.schema.ts'
import { canaryShape } from './canary.schema.ts'
import {
  integritySchema,
  type ReleasedRemote,
  type RemoteCode,
  redirectsSchema,
  relativeFileSchema,
  releasedShape,
  releaseIdSchema,
  remoteCodeSchema,
  versionSchema,
} from './released-remote.schema.ts'

const screenAssetsSchema = z.object({
  /** The remote's own files that the screen needs beyond the entry. */
  files: z.array(relativeFileSchema),
  /** Shared modules that the screen takes from the shell: `antd/es/table`. */
  shared: z.array(z.string()),
})

/** `remote.json`: written beside the manifest when a remote is built. */
export const builtRemoteSchema = z.object({
  ...remoteConfigSchema.shape,
  /** Format version of the other fields: {@link remoteEntryVersion} of the build. */
  schema: z.optional(z.int()),
  manifest: relativeFileSchema,
  entry: relativeFileSchema,
  /** Everything that the remote takes from the shell. */
  shared: z.array(z.string()),
  /** By owned path. */
  screenAssets: z.record(z.string(), screenAssetsSchema),
})
export type BuiltRemote = z.infer<typeof builtRemoteSchema>

/** `shell.json`: written when the shell is built. */
export const builtShellSchema = z.object({
  platform: versionSchema,
  /** Parts of an entry that it can read; version 1 if absent. */
  reads: z.optional(
    z.object({
      remoteEntries: z.array(z.int()),
      menuIcons: z.array(z.string()),
      /** Formats of the pointer; version 1 if absent. */
      pointers: z.optional(z.array(z.int())),
    }),
  ),
  /** Files of the sign-in screen beyond those in the document's own tags. */
  signIn: z.array(relativeFileSchema),
  /** Files that check a signed pointer. */
  pointerCheck: z.optional(z.array(relativeFileSchema)),
  /** Files that assign canaries; if absent, the shell gives everybody the released version. */
  canary: z.optional(z.array(relativeFileSchema)),
  /** Files that every screen of a signed-in person needs beyond those in the document's own tags. */
  frame: z.array(relativeFileSchema),
  /** Shared module to the shell's files that contain it. */
  provided: z.record(z.string(), z.array(relativeFileSchema)),
})
export type BuiltShell = z.infer<typeof builtShellSchema>

const recordedVersionShape = { ...builtRemoteSchema.shape, ...remoteCodeSchema.shape, ...releasedShape }

/** A second version of a remote, for some of the staff. */
export const recordedCanarySchema = z.object({
  ...canaryShape,
  remote: z.object(recordedVersionShape),
})
export type RecordedCanary = z.infer<typeof recordedCanarySchema>

/** One complete version of a remote, as stored in records. */
export const recordedRemoteSchema = z.object({
  ...recordedVersionShape,
  canary: z.optional(recordedCanarySchema),
})
export type RecordedRemote = z.infer<typeof recordedRemoteSchema>

/** A recorded remote as the shell knows it, without its canary. */
export function toReleasedRemote(recorded: RecordedRemote): ReleasedRemote & { code: RemoteCode } {
  const {
    screens: _,
    screenAssets: __,
    firstRequests: ___,
    canary: ____,
    manifest: _____,
    entry,
    shared,
    integrity,
    ...announced
  } = recorded
  return { ...announced, code: { entry, shared, integrity } }
}

/** A release with complete entries of its units. */
export const releaseSchema = z.object({
  format: z.literal(1),
  id: releaseIdSchema,
  shell: z.object({ version: versionSchema, ...builtShellSchema.shape }),
  remotes: z.array(recordedRemoteSchema),
  /** Old path to new path; applied before the owner of a path is looked up. */
  redirects: redirectsSchema,
})
export type Release = z.infer<typeof releaseSchema>

/** `/releases/{id}.json`: the exact combination, with the sha384 of every file by its address. Readable by anybody. */
export const releaseRecordSchema = z.object({
  ...releaseSchema.shape,
  created_at: z.string(),
  /** Whether the release passed a smoke test before it became current; absent in older releases. */
  smoke: z.optional(z.enum(['passed', 'skipped'])),
  files: z.record(z.string(), integritySchema),
})
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>
