import type { Platform } from '@console/shared/platform'
import type { ReleasedRemote } from '@console/shared/release'
import { commandSchema, type RemoteCommand } from '@console/shared/remote-config'
import * as z from 'zod/mini'
import { findMenuEntry, type OwnedEntry } from '../navigation/menu-entries.ts'
import { listMissingPermissions, listPermittedEntries } from '../navigation/permissions.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

/** Somewhere the palette leads to. */
export type Place = {
  title: string
  to: string
  keywords: readonly string[]
  entry: OwnedEntry | null
  /** A screen of the menu, or something to do on one. */
  isScreen: boolean
}

/** Who knows of places. */
export type PlaceSources = { loader: RemoteLoader; platform: Platform }

/** Everything the release and the remotes that are loaded know of and the person may open, once each. */
export function listPlaces({ loader, platform }: PlaceSources): Place[] {
  const remotes = loader.remotes.getState()
  const held = platform.session.readPermissions()
  const commands = remotes
    .flatMap((remote) => [...(remote.commands ?? []), ...listLoadedCommands(remote, { loader, platform })])
    .filter(({ to }) => listMissingPermissions(remotes, toPath(to), held).length === 0)
  const entries = listPermittedEntries(remotes, held)
  const screens = entries.map((entry): Place => {
    const command = commands.find(({ to }) => to === entry.path)
    const keywords = [...(command?.keywords ?? []), entry.title, entry.group ?? '']
    return { title: command?.title ?? entry.title, to: entry.path, keywords, entry, isScreen: true }
  })
  const actions = commands
    .filter(({ to }) => entries.every(({ path }) => path !== to))
    .map(
      ({ title, to, keywords = [] }): Place => ({
        title,
        to,
        keywords,
        entry: findMenuEntry(remotes, toPath(to)),
        isScreen: false,
      }),
    )
  return [...new Map([...screens, ...actions].map((place) => [place.to, place])).values()]
}

const toPath = (to: string) => to.replace(/[?#].*/, '')

/** What a remote's own code offers; one that throws or answers with something else offers nothing. */
function listLoadedCommands({ name }: ReleasedRemote, { loader, platform }: PlaceSources): RemoteCommand[] {
  const state = loader.readState(name)
  if (state.status !== 'ready') return []
  try {
    return z.parse(z.array(commandSchema), state.module.commands?.(platform) ?? [])
  } catch {
    return []
  }
}
