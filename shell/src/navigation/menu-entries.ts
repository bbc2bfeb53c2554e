import { type MenuEntry, ownsPath } from '@console/shared/remote-config'
import type { KnownRemote } from '../release/known-release.ts'

export type OwnedEntry = MenuEntry & { remote: KnownRemote }

/** From the release record alone; no remote's code runs for it. */
export const listMenuEntries = (remotes: readonly KnownRemote[]): OwnedEntry[] =>
  remotes
    .flatMap((remote) => remote.menu.map((entry) => ({ ...entry, remote })))
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title))

/** The remote that owns a path, with or without a menu entry for it. */
export const findOwner = (remotes: readonly KnownRemote[], path: string): KnownRemote | null =>
  findMenuEntry(remotes, path)?.remote ??
  remotes.find(({ paths }) => paths.some((owned) => ownsPath(owned, path))) ??
  null

/** The closest menu entry above a path. */
export function findMenuEntry(remotes: readonly KnownRemote[], path: string): OwnedEntry | null {
  let closest: OwnedEntry | null = null
  for (const remote of remotes)
    for (const entry of remote.menu)
      if (ownsPath(entry.path, path) && entry.path.length > (closest?.path.length ?? 0))
        closest = { ...entry, remote }
  return closest
}
