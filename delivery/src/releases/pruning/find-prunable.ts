import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tryParseJson } from '@console/node-server/try-parse-json'
import { canarySchema } from '@console/shared/release/canary'
import { type ReleaseIndex, releaseIndexSchema, toReleaseFileAddress } from '@console/shared/release/pointer'
import { previewFileSchema } from '@console/shared/release/preview'
import { findCurrent, getLoaded, type LoadedSite, loadPointer } from '../records/load-site.ts'
import { loadHistory, pruneHistory } from '../records/move-history.ts'
import { findLineage, listRecent } from '../records/release-lineage.ts'
import { listVersions } from '../records/release-units.ts'
import { countBytes } from '../site/count-bytes.ts'
import { compareText } from '../site/hash-files.ts'
import { listEnvironments } from '../site/list-environments.ts'
import { buildSiteLayout, type SiteLayout, toFileAddress } from '../site/site-layout.ts'
import { listKept } from './list-kept.ts'

export type PruneRequest = {
  by: string
  reason: string
  days: number
  isDryRun: boolean
  /** The mark of a branch whose previews end now. */
  endedBranch?: string
}

/** `address` of a file or, with a slash at its end, of a folder. */
export type Prunable = { address: string; bytes: number }

/** The files to remove, records first: while a record is there, so is everything that it names. */
export type Pruned = { removed: Prunable[]; kept: number }

const day = 24 * 60 * 60_000
/** Who released what is told for two years, longer than any release is kept. */
const historyKept = 2 * 365 * day

/** @throws ReleaseError when the pointer or a record cannot be read, since it is not known then what is needed. */
export async function findPrunable(site: LoadedSite, { days, endedBranch }: PruneRequest): Promise<Pruned> {
  const { layout } = site
  const records = [...site.records.values()].map(getLoaded)
  const current = findCurrent(site)
  const recent = current?.format === 2 ? current.release.recent : []
  const ids = [...site.records.keys()]
  const since = Date.now() - days * day
  const named = [...(current ? [current.release.id] : []), ...recent, ...listRecent(findLineage(site), site)]
  const { moves } = await loadHistory(layout)
  const kept = listKept(ids, { moves, named, since })
  const all = await listPreviews(layout, endedBranch)
  const previews = all.filter(({ isOpen }) => isOpen)
  // Nothing but its link needed a build that was previewed and never released.
  const told = new Set(moves.flatMap(({ from, to }) => [from, to]))
  for (const { release, isOpen } of all) if (!isOpen && !told.has(release)) kept.delete(release)
  for (const id of await listKeptElsewhere(layout, ids, since)) kept.add(id)
  for (const { release } of previews) if (ids.includes(release)) kept.add(release)
  const keptRecords = records.filter(({ id }) => kept.has(id))
  const units = keptRecords.flatMap((record) =>
    listVersions(record).map((version) => toFileAddress(version, '')),
  )
  const gone = records.filter(({ id }) => !kept.has(id)).map(({ id }) => `/releases/${id}.json`)
  const addresses = [
    ...gone.sort(compareText),
    ...(await listUnneededFiles(layout, { kept, previews })),
    ...(await listVersionFolders(layout)).filter((address) => !units.includes(address)),
  ]
  const removed = await Promise.all(
    addresses.map(async (address) => ({ address, bytes: await countBytes(layout.address(address)) })),
  )
  return { removed, kept: kept.size }
}

/** Releases that other environments of the folder need. */
async function listKeptElsewhere(
  layout: SiteLayout,
  ids: readonly string[],
  since: number,
): Promise<string[]> {
  const others = (await listEnvironments(layout.dir)).filter((name) => name !== layout.environment)
  const kept = others.map(async (name) => {
    const other = buildSiteLayout(layout.dir, name)
    const { moves } = await loadHistory(other)
    const pointer = getLoaded(await loadPointer(other))
    const named = pointer?.format === 2 ? [...pointer.release.recent] : []
    const told = new Set(moves.flatMap(({ from, to }) => [from, to]))
    const known = ids.filter((id) => told.has(id))
    return [...listKept(known, { moves, named, since })]
  })
  return (await Promise.all(kept)).flat()
}

type Preview = { address: string; release: string; isOpen: boolean }

/** Every preview; a link may still open some. */
async function listPreviews(layout: SiteLayout, endedBranch: string | undefined): Promise<Preview[]> {
  const files = (await list(layout.releases)).filter((file) => file.startsWith('preview-'))
  const read = files.map(async (file) => {
    const text = await readFile(join(layout.releases, file), 'utf8')
    const preview = previewFileSchema.safeParse(tryParseJson(text)).data
    if (preview === undefined) return []
    const isEnded = preview.branch !== undefined && preview.branch === endedBranch
    const isOpen = !isEnded && Date.parse(preview.expires_at) > Date.now()
    return [{ address: `/releases/${file}`, release: preview.release, isOpen }]
  })
  return (await Promise.all(read)).flat()
}

type Needed = { kept: ReadonlySet<string>; previews: readonly Preview[] }

/** Indexes of removed releases, details that no kept index names, and expired previews. */
async function listUnneededFiles(layout: SiteLayout, { kept, previews }: Needed): Promise<string[]> {
  const files = (await list(layout.releases)).filter((file) => /^[\w-]+\.[\w-]{16}\.json$/.test(file))
  const owner = (file: string) => file.slice(0, file.indexOf('.'))
  const indexes = files.filter((file) => kept.has(owner(file)))
  const texts = await Promise.all(indexes.map((file) => readFile(join(layout.releases, file), 'utf8')))
  const needed = new Set([
    ...indexes.map((file) => `/releases/${file}`),
    ...previews.map(({ address }) => address),
    ...texts.map(tryParseJson).flatMap((value) => listDetails(releaseIndexSchema.safeParse(value).data)),
  ])
  return files
    .map((file) => `/releases/${file}`)
    .filter((address) => !needed.has(address))
    .sort(compareText)
}

const listDetails = (index: ReleaseIndex | undefined): string[] =>
  (index?.remotes ?? []).flatMap(({ name, details, canary }) =>
    [details, canarySchema.safeParse(canary).data?.remote.details].flatMap((integrity) =>
      integrity === undefined ? [] : toReleaseFileAddress(name, integrity),
    ),
  )

/** Other folders there are not ours to remove. */
const versionName = /-[0-9a-f]{8}(?:[0-9a-f]{24})?$/

async function listVersionFolders(layout: SiteLayout): Promise<string[]> {
  const names = await list(layout.address('/remotes'))
  const parents = ['/shell', ...names.map((name) => `/remotes/${name}`)]
  const folders = await Promise.all(
    parents.map(async (parent) =>
      (await list(layout.address(parent)))
        .filter((version) => versionName.test(version))
        .map((version) => `${parent}/${version}/`),
    ),
  )
  return folders.flat().sort(compareText)
}

const list = (dir: string) => readdir(dir).catch(() => [])

/**
 * Records go before what they name, one after the other: killed at any time it leaves no record of a release that is not
 * whole, and the next pruning takes away the rest. Only for the holder of the lock.
 */
export async function prune(site: LoadedSite, request: PruneRequest): Promise<Pruned> {
  const pruned = await findPrunable(site, request)
  for (const { address } of pruned.removed)
    await rm(site.layout.address(address), { recursive: true, force: true })
  await pruneHistory(site.layout, Date.now() - historyKept)
  return pruned
}
