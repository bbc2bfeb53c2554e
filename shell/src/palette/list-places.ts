import type { ReleasedRemote } from '@console/shared/release'
import { commandSchema, type RemoteCommand } from '@console/shared/remote-config'
import * as z from 'zod/mini'
import type { ConsoleServices } from '../console/console-services.ts'
import { findMenuEntry, listMenuEntries, type OwnedEntry } from '../navigation/menu-entries.ts'

/** Somewhere the palette leads to. */
export type Place = {
  title: string
  to: string
  keywords: readonly string[]
  entry: OwnedEntry | null
  /** A screen of the menu, or something to do on one. */
  isScreen: boolean
}

/** Everything the release and the remotes that are loaded know of, once each. */
export function listPlaces({ release, loader, platform }: ConsoleServices): Place[] {
  const commands = release.remotes.flatMap((remote) => [
    ...(remote.commands ?? []),
    ...listLoadedCommands(remote, { loader, platform }),
  ])
  const entries = listMenuEntries(release.remotes)
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
        entry: findMenuEntry(release.remotes, to.replace(/[?#].*/, '')),
        isScreen: false,
      }),
    )
  return [...new Map([...screens, ...actions].map((place) => [place.to, place])).values()]
}

type Loaded = Pick<ConsoleServices, 'loader' | 'platform'>

/** What a remote's own code offers; one that throws or answers with something else offers nothing. */
function listLoadedCommands({ name }: ReleasedRemote, { loader, platform }: Loaded): RemoteCommand[] {
  const state = loader.readState(name)
  if (state.status !== 'ready') return []
  try {
    return z.parse(z.array(commandSchema), state.module.commands?.(platform) ?? [])
  } catch {
    return []
  }
}
