import type { Platform } from '@console/shared/platform'
import type { RecordSource } from '@console/shared/record-source'
import { commandSchema, type RemoteCommand } from '@console/shared/remote-config'
import * as z from 'zod/mini'
import { findMenuEntry } from '../navigation/menu-entries.ts'
import { isPermitted } from '../navigation/permitted-screens.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import type { FoundCommand } from './find-commands.ts'
import type { SearchedRecords } from './find-records.ts'
import type { PaletteCommand } from './palette-command.ts'

export type RecordSearchOptions = {
  loader: RemoteLoader
  platform: Platform
  go(to: string): void
  /** Called when records have loaded or failed to load. */
  onChange(): void
}

/** Matching records of one list, with its name if it could not be read. */
export type RecordSearch = {
  /** Matches in what has been read so far. */
  read(): SearchedRecords[]
  /** Requests the records of every section until aborted; resolves when all have answered or failed. */
  ask(signal: AbortSignal): Promise<void>
  /** Searches inside the records; `onFound` gets all matches so far whenever a section has answered. */
  askTexts(query: string, signal: AbortSignal, onFound: (found: FoundCommand[]) => void): Promise<void>
  listFailed(): readonly string[]
}

/** Searches all sections that the person may open. A remote that fails loses only its own records. */
export function createRecordSearch({ loader, platform, go, onChange }: RecordSearchOptions): RecordSearch {
  const sources = new Map<string, Promise<readonly RecordSource[]>>()
  const lists = new Map<string, RecordSource>()
  const failed = new Set<string>()
  const remotes = loader.remotes.getState()
  const held = platform.session.readPermissions()
  const mayOpen = (path: string) => isPermitted(remotes, path, held)
  const searched = remotes.filter(
    ({ name, disabled, menu }) =>
      disabled === undefined &&
      loader.readState(name).status !== 'failed' &&
      menu.some(({ path }) => mayOpen(path)),
  )
  for (const { name } of searched) if (loader.readState(name).status === 'ready') void readSources(name)

  function readSources(name: string): Promise<readonly RecordSource[]> {
    const known = sources.get(name)
    if (known !== undefined) return known
    const asked = askRemote(name).catch(() => {
      sources.delete(name)
      return []
    })
    sources.set(name, asked)
    return asked
  }

  async function askRemote(name: string): Promise<readonly RecordSource[]> {
    const state = await loader.load(name)
    if (state.status !== 'ready') return []
    const found = (await state.module.records?.(state.platform)) ?? []
    const open = found.filter(({ list }) => mayOpen(list))
    for (const source of open) lists.set(source.list, source)
    onChange()
    return open
  }

  async function askSource(source: RecordSource, signal: AbortSignal) {
    try {
      await source.fetch(signal)
      failed.delete(source.list)
    } catch {
      if (!signal.aborted) failed.add(source.list)
    }
    onChange()
  }

  /** From the code of a remote, hence checked. */
  function toFoundText(command: RemoteCommand): FoundCommand[] {
    const { data } = z.safeParse(commandSchema, command)
    if (data === undefined || !mayOpen(data.to.replace(/[?#].*/, ''))) return []
    const { title, to } = data
    const run = () => go(to)
    const found: PaletteCommand = {
      id: `text ${to}`,
      title,
      group: 'In texts',
      keywords: [],
      icon: 'screen',
      run,
    }
    return [{ command: found, places: [], score: Number.NEGATIVE_INFINITY }]
  }

  const readTitle = (list: string) => findMenuEntry(remotes, list)?.title ?? list

  return {
    read: () =>
      [...lists.values()].map(({ list, readCached }) => {
        const entry = findMenuEntry(remotes, list)
        return {
          records: readCached() ?? [],
          toEntry: ({ title, to, keywords = [] }) => ({
            id: `record ${to}`,
            title,
            group: 'Records',
            hint: readTitle(list),
            keywords,
            icon: entry?.icon ?? 'screen',
            run: () => go(to),
          }),
        }
      }),
    async ask(signal) {
      await Promise.all(
        searched.map(async ({ name }) => {
          const found = await readSources(name)
          if (!signal.aborted) await Promise.all(found.map((source) => askSource(source, signal)))
        }),
      )
    },
    async askTexts(query, signal, onFound) {
      const found = new Map<string, readonly RemoteCommand[]>()
      await Promise.all(
        searched.map(async ({ name }) => {
          for (const { list, search } of await readSources(name)) {
            const texts = await search?.(query, signal).catch(() => [])
            if (texts === undefined || signal.aborted) continue
            found.set(list, texts)
            const all = [...found.values()].flat().toSorted((one, other) => toRank(one) - toRank(other))
            onFound(all.flatMap(toFoundText))
          }
        }),
      )
    },
    listFailed: () => [...failed].map(readTitle),
  }
}

/** Found records go before the searches that may find more, which a remote calls `all`. */
const toRank = ({ id }: RemoteCommand) => (id === 'all' ? 1 : 0)
