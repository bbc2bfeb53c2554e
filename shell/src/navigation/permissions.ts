import type { ReleasedRemote } from '@console/shared/release'
import { ownsPath } from '@console/shared/remote-config'
import { findMenuEntry, listMenuEntries, type OwnedEntry } from './menu-entries.ts'

type Remotes = readonly ReleasedRemote[]
type Permissions = readonly string[]

/**
 * Names of what an account that holds `held` lacks for opening a path. A server that hands out no name which this release
 * knows has rules of its own, and is left to tell them: nothing is lacking then.
 */
export function listMissingPermissions(remotes: Remotes, path: string, held: Permissions): string[] {
  const known = remotes.flatMap((remote) => [remote, ...remote.menu].flatMap(listNeeded))
  if (!known.some((name) => held.includes(name))) return []
  const entry = findMenuEntry(remotes, path)
  const owner = entry?.remote ?? remotes.find(({ paths }) => paths.some((owned) => ownsPath(owned, path)))
  return [owner, entry].flatMap(listNeeded).filter((name) => !held.includes(name))
}

type Asking = { permissions?: readonly string[]; permission?: string | undefined }

const listNeeded = (part: Asking | null | undefined) =>
  [part?.permissions ?? [], part?.permission ?? []].flat()

/** The entries of the menu that such an account may open. */
export const listPermittedEntries = (remotes: Remotes, held: Permissions): OwnedEntry[] =>
  listMenuEntries(remotes).filter(({ path }) => listMissingPermissions(remotes, path, held).length === 0)

/** Where "home" leads: the start page, or the first section for an account that may not open it. */
export function findHome(remotes: Remotes, held: Permissions): string {
  if (listMissingPermissions(remotes, '/', held).length === 0) return '/'
  return listPermittedEntries(remotes, held)[0]?.path ?? '/'
}
