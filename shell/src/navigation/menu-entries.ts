import type { ReleasedRemote } from '@console/shared/release'
import { type MenuEntry, ownsPath } from '@console/shared/remote-config'

export type OwnedEntry = MenuEntry & { remote: ReleasedRemote }

/** From the release record alone; no remote's code runs for it. */
export const listMenuEntries = (remotes: readonly ReleasedRemote[]): OwnedEntry[] =>
  remotes
    .flatMap((remote) => remote.menu.map((entry) => ({ ...entry, remote })))
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title))

/** The entry that a path lies under, the closest of several. */
export function findMenuEntry(remotes: readonly ReleasedRemote[], path: string): OwnedEntry | null {
  const entries = listMenuEntries(remotes).filter((entry) => ownsPath(entry.path, path))
  return entries.sort((a, b) => b.path.length - a.path.length)[0] ?? null
}
