import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { tryParseJson } from '@console/node-server/try-parse-json'
import { type ReleaseRecord, releaseRecordSchema } from '@console/shared/release'
import { releasePointerSchema } from '@console/shared/release/pointer'
import { wholePointerSchema } from '@console/shared/release/whole-pointer'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import { ReleaseError } from '../errors/release-error.ts'
import { toIntegrity } from '../releases/site/hash-files.ts'
import { buildSiteLayout, type SiteLayout } from '../releases/site/site-layout.ts'

/** Requests at the same time. */
const atOnce = 8

/**
 * Brings the release that a console serves into a folder, file by file, each compared with the hash that its record has.
 * Files that are there already are kept. A deployed release is only read.
 * @returns its `/config.json`, undefined when it cannot be read, and the number of files that were fetched.
 * @throws ReleaseError `damaged` when something is missing or is not what the record names.
 */
export async function fetchDeployed(
  address: string,
  dir: string,
): Promise<{ config: unknown; fetched: number }> {
  const layout = buildSiteLayout(dir)
  const get = (path: string) => fetchBytes(new URL(path, address))
  const parse = async <Output>(path: string, schema: z.ZodMiniType<Output>) => {
    const text = (await get(path)).toString('utf8')
    const parsed = schema.safeParse(tryParseJson(text))
    if (parsed.success) return { text, data: parsed.data }
    throw fail(new URL(path, address), 'is not what a console of this version serves')
  }
  const pointer = await parse('/releases/current.json', z.union([releasePointerSchema, wholePointerSchema]))
  const { id } = pointer.data.release
  const record = await parse(`/releases/${id}.json`, releaseRecordSchema)
  const fetched = await fetchFiles(layout, record.data.files, get)
  await mkdir(layout.releases, { recursive: true })
  await writeFile(layout.record(id), record.text)
  await writeFile(layout.pointer, pointer.text)
  const config = await get('/config.json').then(
    (bytes) => tryParseJson(bytes.toString('utf8')),
    () => undefined,
  )
  return { config, fetched }
}

async function fetchFiles(
  layout: SiteLayout,
  files: ReleaseRecord['files'],
  get: (path: string) => Promise<Buffer>,
): Promise<number> {
  const fetchFile = async ([address, integrity]: [address: string, integrity: string]) => {
    if (!isUnitAddress(address)) throw fail(address, 'is no address of a release')
    const file = layout.address(address)
    const kept = await readFile(file).catch(() => undefined)
    if (kept !== undefined && toIntegrity(kept) === integrity) return 0
    const bytes = await get(address)
    if (toIntegrity(bytes) !== integrity) throw fail(address, 'is not as it was published')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    return 1
  }
  const limit = pLimit(atOnce)
  // After the first failure no more are started.
  const fetched = await limit.map(Object.entries(files), fetchFile).finally(() => limit.clearQueue())
  return fetched.filter((count) => count === 1).length
}

async function fetchBytes(address: URL): Promise<Buffer> {
  const answer = await fetch(address, { redirect: 'error' }).catch((cause: unknown) => {
    throw fail(address, 'cannot be reached', cause)
  })
  if (!answer.ok) throw fail(address, `answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Nothing is written to where a record of another machine likes. */
const isUnitAddress = (address: string) =>
  /^\/(?:shell|remotes)(?:\/[\w@~.+-]+)+$/.test(address) && !address.split('/').includes('..')

const fail = (address: URL | string, what: string, cause?: unknown) =>
  new ReleaseError('damaged', `${address} ${what}, so there is no release to check against.`, { cause })
