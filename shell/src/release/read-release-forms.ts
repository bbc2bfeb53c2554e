import type { ConsoleConfig } from '@console/shared/config'
import { type RecordedRemote, toReleasedRemote } from '@console/shared/release'
import { releaseIdSchema, versionSchema } from '@console/shared/release/released-remote'
import * as z from 'zod/mini'
import type { KnownRelease } from './known-release.ts'
import { type ReadEntries, readEntries } from './read-entries.ts'

/** The parts that the console cannot start without, if the pointer contains the whole release. */
const wholeItselfSchema = z.object({
  format: z.literal(1, { error: 'a later form of the pointer than this shell reads' }),
  release: z.object({
    format: z.literal(1),
    id: releaseIdSchema,
    shell: z.looseObject({ version: versionSchema }),
    remotes: z.array(z.unknown()),
    redirects: z.optional(z.unknown()),
  }),
})

const indexItselfSchema = z.object({
  format: z.literal(1, { error: 'a later form of the index than this shell reads' }),
  remotes: z.array(z.unknown()),
  redirects: z.optional(z.unknown()),
})

type Issues = { path: readonly PropertyKey[]; message: string }[]
type Unreadable = { kind: 'unreadable'; issues: Issues }

/** Reads a pointer that contains the whole release: an older one, or the development server's. */
export function readWhole(
  pointer: unknown,
  config: ConsoleConfig,
): { kind: 'read'; release: KnownRelease } | Unreadable {
  const parsed = wholeItselfSchema.safeParse(pointer)
  if (!parsed.success) return { kind: 'unreadable', issues: parsed.error.issues }
  const { id, shell, remotes, redirects } = parsed.data.release
  const { version } = shell
  const index = readEntries({ remotes: remotes.map(withoutScreens), redirects }, config)
  return { kind: 'read', release: { id, shell: { version }, recent: [], ...index } }
}

// The schema reports missing fields afterwards.
const withoutScreens = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? toReleasedRemote(value as RecordedRemote) : value

export function readIndex(
  value: unknown,
  config: ConsoleConfig,
): { kind: 'read'; index: ReadEntries } | Unreadable {
  const parsed = indexItselfSchema.safeParse(value)
  if (!parsed.success) return { kind: 'unreadable', issues: parsed.error.issues }
  return { kind: 'read', index: readEntries(parsed.data, config) }
}
