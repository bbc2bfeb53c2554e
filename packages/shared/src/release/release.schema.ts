import * as z from 'zod/mini'
import { remoteConfigSchema } from '../remote/remote-config.schema.ts'
import { canaryLimitSchema, canaryShape } from './canary.schema.ts'
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
  /** Shared modules the screen takes from the shell: `antd/es/table`. */
  shared: z.array(z.string()),
})

/** `remote.json`: written beside the manifest when a remote is built. */
export const builtRemoteSchema = z.object({
  ...remoteConfigSchema.shape,
  /** The form of what follows: {@link remoteEntryVersion} of the build. */
  schema: z.optional(z.int()),
  manifest: relativeFileSchema,
  entry: relativeFileSchema,
  /** Everything the remote takes from the shell. */
  shared: z.array(z.string()),
  /** By owned path. */
  screenAssets: z.record(z.string(), screenAssetsSchema),
})
export type BuiltRemote = z.infer<typeof builtRemoteSchema>

/** `shell.json`: written when the shell is built. */
export const builtShellSchema = z.object({
  platform: versionSchema,
  /** What of an entry it can read; a shell that does not say reads form 1. */
  reads: z.optional(
    z.object({
      remoteEntries: z.array(z.int()),
      menuIcons: z.array(z.string()),
      /** Forms of the pointer; a shell that does not say reads form 1. */
      pointers: z.optional(z.array(z.int())),
    }),
  ),
  /** Files of the sign-in screen beyond what the document's own tags load. */
  signIn: z.array(relativeFileSchema),
  /** What checks a signed pointer. */
  pointerCheck: z.optional(z.array(relativeFileSchema)),
  /** What finds out who has a canary; a shell that says nothing gives everybody the released version. */
  canary: z.optional(z.array(relativeFileSchema)),
  /** Files every screen of a signed-in person needs beyond what the document's own tags load. */
  frame: z.array(relativeFileSchema),
  /** Shared module to the shell's files that hold it. */
  provided: z.record(z.string(), z.array(relativeFileSchema)),
})
export type BuiltShell = z.infer<typeof builtShellSchema>

const recordedVersionShape = { ...builtRemoteSchema.shape, ...remoteCodeSchema.shape, ...releasedShape }

/** Beside the released version of a remote, another one that some of the staff have. */
export const recordedCanarySchema = z.object({
  ...canaryShape,
  limit: z.optional(canaryLimitSchema),
  remote: z.object(recordedVersionShape),
})
export type RecordedCanary = z.infer<typeof recordedCanarySchema>

/** One version of a remote with all that is known of it, as records hold it. */
export const recordedRemoteSchema = z.object({
  ...recordedVersionShape,
  canary: z.optional(recordedCanarySchema),
})
export type RecordedRemote = z.infer<typeof recordedRemoteSchema>

/** What the shell knows of a remote that stands in a record, without its canary. */
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

/** A release with everything that is known of its units. */
export const releaseSchema = z.object({
  format: z.literal(1),
  id: releaseIdSchema,
  shell: z.object({ version: versionSchema, ...builtShellSchema.shape }),
  remotes: z.array(recordedRemoteSchema),
  /** Where what was below a path is now; followed before the owner of a path is looked up. */
  redirects: redirectsSchema,
})
export type Release = z.infer<typeof releaseSchema>

/** `/releases/{id}.json`: the exact combination, with the sha384 of every file by its address. Anybody may read it. */
export const releaseRecordSchema = z.object({
  ...releaseSchema.shape,
  created_at: z.string(),
  /** Whether the release was run in a browser before anybody had it; older releases do not say. */
  smoke: z.optional(z.enum(['passed', 'skipped'])),
  files: z.record(z.string(), integritySchema),
})
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>
