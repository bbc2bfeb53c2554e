import type { Platform } from '@console/shared/platform'
import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { commandSchema, type MenuEntry, type RemoteCommand } from '@console/shared/remote-config'
import * as z from 'zod/mini'
import { describeAbsence } from '../absence/absences.ts'
import { findAbsence } from '../navigation/find-absence.ts'
import { findMenuEntry } from '../navigation/menu-entries.ts'
import { isPermitted } from '../navigation/permitted-screens.ts'
import { listShownEntries } from '../navigation/shown-entries.ts'
import type { BootDocuments } from '../release/boot-documents.ts'
import type { KnownRemote } from '../release/known-release.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

/** A destination in the palette. */
export type Destination = {
  title: string
  to: string
  keywords: readonly string[]
  /** The menu entry above it. */
  entry: MenuEntry | null
  /** A word or two if it cannot be opened now. */
  mark?: string
  /** True for a screen of the menu, false for an action on one. */
  isScreen: boolean
}

export type DestinationSources = Pick<BootDocuments, 'config'> & { loader: RemoteLoader; platform: Platform }

/**
 * Everything in the menu, plus the destinations of the release and of loaded remotes that the person may open, without
 * duplicates.
 */
export function listDestinations({ config, loader, platform }: DestinationSources): Destination[] {
  const remotes = loader.remotes.getState()
  const held = platform.session.readPermissions()
  const commands = remotes
    .flatMap((remote) => [...(remote.commands ?? []), ...listLoadedCommands(remote, { loader })])
    .filter(({ to }) => isPermitted(remotes, toPath(to), held))
  const { absentSections, features } = config
  const entries = listShownEntries({ remotes, absentSections, features, held })
  const screens = entries.map((entry): Destination => {
    const command = commands.find(({ to }) => to === entry.path)
    const keywords = [...(command?.keywords ?? []), entry.title, entry.group ?? '']
    const title = command?.title ?? entry.title
    const mark = entry.remote === null ? notHere : findMark(entry.remote, entry.missing)
    return { title, to: entry.path, keywords, entry, isScreen: true, ...mark }
  })
  const actions = commands
    .filter(({ to }) => entries.every(({ path }) => path !== to))
    .map(({ title, to, keywords = [] }): Destination => {
      const entry = findMenuEntry(remotes, toPath(to))
      const owner = entry?.remote ?? loader.findOwner(toPath(to))
      return { title, to, keywords, entry, isScreen: false, ...(owner && findMark(owner, [])) }
    })
  return [...new Map([...screens, ...actions].map((place) => [place.to, place])).values()]

  function findMark(remote: KnownRemote, missing: readonly string[]) {
    const absence = findAbsence({
      title: remote.title,
      remote,
      state: loader.readState(remote.name),
      missing,
    })
    return absence && { mark: describeAbsence(absence.reason).mark }
  }
}

const notHere = { mark: describeAbsence('not-here').mark }

const toPath = (to: string) => to.replace(/[?#].*/, '')

/** Commands of a remote's own code; none, and an event, if it throws or returns anything else. */
function listLoadedCommands(
  { name }: ReleasedRemote,
  { loader }: Pick<DestinationSources, 'loader'>,
): RemoteCommand[] {
  const state = loader.readState(name)
  if (state.status !== 'ready') return []
  try {
    return z.parse(z.array(commandSchema), state.module.commands?.(state.platform) ?? [])
  } catch (error) {
    state.platform.telemetry.captureException(error, { remote: name, extension: 'commands' })
    return []
  }
}
