import type { KnownRemote } from '../release/known-release.ts'
import type { Watched } from '../updates/watched.ts'
import { readBreaker } from './breaker.store.ts'
import { fetchRecordedRemote, type RecordedRemote } from './fetch-record.ts'

type Sources = Pick<Watched, 'config' | 'release'> & {
  /** Ids of earlier releases, newest first. */
  recent: readonly string[]
}

/**
 * The last version before `failing` that fits: released with the running shell, so that publishing has checked the two
 * together, and without an open breaker. Null when no recent release has one.
 */
export async function findStandIn(
  { name, version, standsIn }: KnownRemote,
  { config, release, recent }: Sources,
): Promise<RecordedRemote | null> {
  const failed = [version, standsIn?.for]
  for (const id of recent) {
    const found = await fetchRecordedRemote(id, name, config)
    if (found === null || found.shell !== release.shell.version) continue
    if (failed.includes(found.remote.version) || readBreaker(found.remote).state === 'open') continue
    return found
  }
  return null
}
