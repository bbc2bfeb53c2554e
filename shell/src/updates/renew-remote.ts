import { isTaken } from '../release/are-claims-clear.ts'
import { fetchRelease } from '../release/fetch-boot-documents.ts'
import type { KnownRemote } from '../release/known-release.ts'
import { replaceRemote } from '../remotes/replace-remote.ts'
import { offerUpdate } from './offer-update.ts'
import type { Watched } from './watched.ts'

/**
 * Takes one remote's entry from the current release, so that a rollback fixes an open tab, and leaves the others alone.
 * If the shell differs or the paths would collide, offers the update instead. True if the entry changed. Rejects if the
 * release cannot be read or may not be started.
 */
export async function renewRemote(watched: Watched, name: string): Promise<boolean> {
  const { config, release, loader, platform } = watched
  const current = await fetchRelease(config)
  const running = loader.remotes.getState()
  const entry = current.remotes.find((remote) => remote.name === name)
  const before = loader.find(name)
  if (before?.preview !== undefined || toText(entry) === toText(before)) return false
  const owned = running.flatMap((remote) => (remote === before ? [] : remote.paths))
  if (
    current.shell.version !== release.shell.version ||
    entry?.paths.some((path) => isTaken(path, [], owned))
  ) {
    offerUpdate(platform)
    return false
  }
  const coming = entry && { ...entry, release: current.id }
  if (before !== undefined) replaceRemote(loader, before, coming)
  else if (coming !== undefined) loader.replace(coming)
  return true
}

const toText = (entry: KnownRemote | undefined) => JSON.stringify({ ...entry, release: undefined })
