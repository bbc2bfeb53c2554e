import { readdir, readFile, stat } from 'node:fs/promises'
import type { ReleaseRecord } from '@console/shared/release'
import { ReleaseError } from '../../errors/release-error.ts'
import { openPublishedFiles, type PublishedFiles } from '../site/published-files.ts'
import { type JsonSource, unreadable } from '../site/read-json-file.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { type History, loadHistory, mostMoves } from './move-history.ts'
import {
  parsePointer,
  parseRecord,
  type StoredPointer,
  toPointerSource,
  toRecordSource,
} from './parse-stored.ts'

/** The text of a file with its value, or with the error of parsing it. */
export type Loaded<Value> = { text: string; value: Value } | { text: string; error: unknown }

/**
 * A release folder as a command finds it, read once and handed down. The command's own
 * changes are in its results, not in here.
 */
export type LoadedSite = {
  layout: SiteLayout
  /** Undefined before the first release. */
  pointer: Loaded<StoredPointer | undefined>
  /** By id. */
  records: ReadonlyMap<string, Loaded<ReleaseRecord>>
  history: History
  published: PublishedFiles
}

export async function loadSite(layout: SiteLayout): Promise<LoadedSite> {
  // The pointer before the records, so that the one it names is among them.
  const pointer = await loadPointer(layout)
  const history = await loadHistory(layout, mostMoves)
  const records = await loadRecords(layout, await listRecordIds(layout))
  return { layout, pointer, records, history, published: openPublishedFiles(layout) }
}

/** The pointer alone. */
export async function loadPointer(layout: SiteLayout): Promise<Loaded<StoredPointer | undefined>> {
  if (!(await exists(layout.pointer))) return { text: '', value: undefined }
  return load(toPointerSource(layout.pointer), parsePointer)
}

export async function loadRecords(
  layout: SiteLayout,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Loaded<ReleaseRecord>>> {
  return new Map(
    await Promise.all(
      ids.map(async (id) => [id, await load(toRecordSource(layout.record(id)), parseRecord)] as const),
    ),
  )
}

async function load<Value>(
  source: JsonSource,
  parse: (text: string, file: string) => Value,
): Promise<Loaded<Value>> {
  let text = ''
  try {
    text = await readFile(source.shownAs, 'utf8').catch((cause: unknown) => {
      throw unreadable(source, cause)
    })
    return { text, value: parse(text, source.shownAs) }
  } catch (error) {
    return { text, error }
  }
}

/** An unreadable pointer is not absent: the next release would be taken for the first. */
const exists = (file: string) =>
  stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

export async function listRecordIds(layout: SiteLayout): Promise<string[]> {
  const files = (await exists(layout.releases)) ? await readdir(layout.releases) : []
  return files.flatMap((file) => /^(r-[0-9a-f]{12})\.json$/.exec(file)?.[1] ?? []).sort()
}

export const isLoaded = <Value>(loaded: Loaded<Value>): loaded is { text: string; value: Value } =>
  'value' in loaded

/** @throws the error of reading it. */
export function getLoaded<Value>(loaded: Loaded<Value>): Value {
  if (isLoaded(loaded)) return loaded.value
  throw loaded.error
}

/** @throws ReleaseError `damaged` or `newer` where the pointer cannot be read. */
export const findCurrent = ({ pointer }: Pick<LoadedSite, 'pointer'>): StoredPointer | undefined =>
  getLoaded(pointer)

/** Undefined before the first release. @throws ReleaseError as {@link findCurrent} and {@link findRecord} do. */
export function findCurrentRecord(site: LoadedSite): ReleaseRecord | undefined {
  const current = findCurrent(site)
  return current && findRecord(site, current.release.id)
}

/** The part of the current release that is compared with the next one. */
export type CurrentRelease = Pick<ReleaseRecord, 'id' | 'remotes' | 'redirects'> & {
  shell: Pick<ReleaseRecord['shell'], 'version'>
}

/** Without remotes where its record cannot be read: a move to another release mends that. */
export function findCurrentRelease(site: LoadedSite): CurrentRelease | undefined {
  const current = findCurrent(site)
  if (current === undefined || current.format === 1) return current?.release
  const { id, shell } = current.release
  const loaded = site.records.get(id)
  return loaded !== undefined && isLoaded(loaded) ? loaded.value : { id, shell, remotes: [] }
}

/** @throws ReleaseError `unknown-release` when there is none, `damaged` or `newer` when it cannot be read. */
export function findRecord(
  { layout, records }: Pick<LoadedSite, 'layout' | 'records'>,
  id: string,
): ReleaseRecord {
  const loaded = records.get(id)
  if (loaded !== undefined) return getLoaded(loaded)
  throw new ReleaseError(
    'unknown-release',
    records.size === 0
      ? `There is no release ${id}: nothing has been published into ${layout.dir} yet.`
      : `There is no release ${id} in ${layout.dir}. There are: ${[...records.keys()].join(', ')}.`,
  )
}

/** The records that can be read. */
export const listRecords = ({ records }: Pick<LoadedSite, 'records'>): ReleaseRecord[] =>
  [...records.values()].flatMap((loaded) => (isLoaded(loaded) ? loaded.value : []))
