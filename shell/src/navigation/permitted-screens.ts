import type { KnownRemote } from '../release/known-release.ts'
import { findMenuEntry, findOwner, listMenuEntries, type OwnedEntry } from './menu-entries.ts'
import { findShellSection, shellSections } from './shell-sections.ts'

type Remotes = readonly KnownRemote[]
type Permissions = readonly string[]

/**
 * Permissions that an account with `held` lacks for a path. If the server returns no permission name known to this
 * console, it enforces its own rules, and nothing counts as missing.
 */
export function listMissingPermissions(remotes: Remotes, path: string, held: Permissions): string[] {
  const known = [...shellSections, ...remotes.flatMap((remote) => [remote, ...remote.menu])].flatMap(
    listNeeded,
  )
  if (!known.some((name) => held.includes(name))) return []
  const entry = findMenuEntry(remotes, path)
  const owner = findOwner(remotes, path)
  return [owner, entry, findShellSection(path)].flatMap(listNeeded).filter((name) => !held.includes(name))
}

type Asking = { permissions?: readonly string[]; permission?: string | undefined }

const listNeeded = (part: Asking | null | undefined) =>
  [part?.permissions ?? [], part?.permission ?? []].flat()

/** Whether an account lacks nothing for a path. */
export const isPermitted = (remotes: Remotes, path: string, held: Permissions): boolean =>
  listMissingPermissions(remotes, path, held).length === 0

/** The menu entries that an account may open. */
export const listPermittedEntries = (remotes: Remotes, held: Permissions): OwnedEntry[] =>
  listMenuEntries(remotes).filter(({ path }) => isPermitted(remotes, path, held))

/** The screen that a person starts with: the one they chose, while they may open it, else "home". */
export function findFirstScreen(remotes: Remotes, held: Permissions, chosen: string | null): string {
  const entries = listPermittedEntries(remotes, held)
  return entries.find(({ path }) => path === chosen)?.path ?? findHome(remotes, held)
}

/** The target of "home": the start page, or the first section for an account that may not open it. */
export function findHome(remotes: Remotes, held: Permissions): string {
  if (isPermitted(remotes, '/', held)) return '/'
  return listPermittedEntries(remotes, held)[0]?.path ?? '/'
}
