import type { ConsoleConfig } from '@console/shared/config'
import { recordedRemoteSchema, toReleasedRemote } from '@console/shared/release'
import { type ReleasedRemote, releaseIdSchema } from '@console/shared/release/released-remote'
import { splitSigned } from '@console/shared/release/signed-text'
import { tryParseJson } from '@console/values/text/try-parse-json'
import * as z from 'zod/mini'

/** Milliseconds for one record. */
const recordTimeout = 3000

const recordSchema = z.object({
  id: releaseIdSchema,
  created_at: z.string(),
  shell: z.object({ version: z.string() }),
  remotes: z.array(z.unknown()),
})

/** One remote's part of an earlier release. */
export type RecordedRemote = { remote: ReleasedRemote; shell: string; release: string; releasedAt: string }

/**
 * Null when the release has no such remote or cannot be read, and when the configuration lists keys and none of them
 * signed it: an earlier release must be as trustworthy as the current one.
 */
export async function fetchRecordedRemote(
  id: string,
  name: string,
  { releaseKeys }: Pick<ConsoleConfig, 'releaseKeys'>,
): Promise<RecordedRemote | null> {
  const text = await fetchRecord(id)
  if (text === null || !(await isTrusted(text, releaseKeys).catch(() => false))) return null
  const record = recordSchema.safeParse(tryParseJson(text)).data
  if (record?.id !== id) return null
  const remote = record.remotes
    .map((entry) => recordedRemoteSchema.safeParse(entry).data)
    .find((entry) => entry?.name === name)
  return remote === undefined
    ? null
    : {
        remote: toReleasedRemote(remote),
        shell: record.shell.version,
        release: id,
        releasedAt: record.created_at,
      }
}

async function fetchRecord(id: string): Promise<string | null> {
  try {
    const response = await fetch(`/releases/${id}.json`, { signal: AbortSignal.timeout(recordTimeout) })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

async function isTrusted(text: string, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true
  const split = splitSigned(text)
  if (split === null) return false
  const { findSigner } = await import(/* webpackChunkName: "pointer-check" */ '../release/check-pointer.ts')
  return (await findSigner('record', split, keys)) !== undefined
}
