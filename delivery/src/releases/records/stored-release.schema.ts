import {
  type Release,
  type ReleaseRecord,
  recordedCanarySchema,
  releaseSchema,
} from '@console/shared/release'
import { releasePointerSchema } from '@console/shared/release/pointer'
import { integritySchema, remoteEntryVersion } from '@console/shared/release/released-remote'
import { wholePointerSchema } from '@console/shared/release/whole-pointer'
import * as z from 'zod/mini'

/**
 * The parts of a stored release that are needed to work with it, whichever version of the command line wrote it.
 * Limits on titles and entries are for what comes in (find-problems.ts): what is there already stops nobody else.
 */
const storedVersionShape = {
  ...recordedCanarySchema.shape.remote.shape,
  title: z.string(),
  team: z.string(),
  menu: z.array(z.object({ title: z.string(), path: z.string(), order: z.number() })),
  commands: z.optional(z.array(z.object({ id: z.string(), title: z.string(), to: z.string() }))),
  screens: z.record(z.string(), z.string()),
  screenAssets: z.record(z.string(), z.object({ files: z.array(z.string()), shared: z.array(z.string()) })),
}

const storedRemoteSchema = z.object({
  ...storedVersionShape,
  canary: z.optional(z.object({ ...recordedCanarySchema.shape, remote: z.object(storedVersionShape) })),
})

const storedShape = {
  format: z.literal(1),
  id: releaseSchema.shape.id,
  shell: z.object(releaseSchema.shape.shell.shape),
  remotes: z.array(storedRemoteSchema),
  redirects: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
}

// Typed as what this command line writes itself; see parseStored.
const storedReleaseSchema = z.object(storedShape) as unknown as z.ZodMiniType<Release>
export const storedRecordSchema = z.object({
  ...storedShape,
  created_at: z.string(),
  files: z.record(z.string(), integritySchema),
}) as unknown as z.ZodMiniType<StoredRecord>

const signedShape = {
  signature: z.optional(z.string()),
  serial: z.optional(z.int().check(z.positive())),
  expires_at: z.optional(z.iso.datetime()),
  record: z.optional(integritySchema),
  environment: z.optional(z.string()),
  origin: z.optional(z.string()),
}

export const storedPointerSchema = z.object({ ...releasePointerSchema.shape, ...signedShape })

/** Carries the release itself; see {@link wholePointerSchema}. */
export const storedWholePointerSchema = z.object({
  ...wholePointerSchema.shape,
  release: storedReleaseSchema,
  ...signedShape,
})

type StoredRecord = ReleaseRecord & { signature?: unknown; created_by?: unknown; reason?: unknown }

const formSchema = z.object({ format: z.number() })
const remotesSchema = z.object({ remotes: z.array(z.object({ schema: z.optional(z.int()) })) })

/** Whether a stored file has a later format than this command line knows. */
export function isOfNewerForm(value: unknown, known: number): boolean {
  const [outer, inner] = listReleases(value).map((each) => formSchema.safeParse(each).data?.format ?? 1)
  return (outer ?? 1) > known || (inner ?? 1) > 1
}

/** Whether the entry of a remote has a later format, which may be readable all the same. */
export function hasNewerEntry(value: unknown): boolean {
  const remotes = listReleases(value).flatMap((each) => remotesSchema.safeParse(each).data?.remotes ?? [])
  return remotes.some(({ schema = 1 }) => schema > remoteEntryVersion)
}

/** A record, or a pointer and the release in it. */
const listReleases = (value: unknown) => [value, Object(value)['release']]
