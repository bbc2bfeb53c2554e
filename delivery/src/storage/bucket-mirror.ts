import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { ReleaseError } from '../errors/release-error.ts'
import { parsePointer } from '../releases/records/parse-stored.ts'
import type { SiteMirror } from '../releases/release-store.ts'
import { buildSiteLayout, type SiteLayout } from '../releases/site/site-layout.ts'
import { mirrorText } from './mirror-text.ts'
import type { ObjectStorage, StoredObject } from './object-storage.ts'
import { pullReleases } from './pull-releases.ts'
import { pushDocument, pushRelease } from './push-release.ts'

/** Requests at the same time. */
const atOnce = 16

/** The pointer as the folder has it from the bucket, and where its history stands. */
type Head = { tag: string | undefined; text: string; historyKey: string }

/**
 * A release folder that is a copy of a bucket. The bucket decides: the folder is brought up to date before a command
 * works, and a move is current once the bucket has taken the pointer in place of the one that was read.
 * The history stands in an object of its own for each move, and the pointer names the one that belongs to it: so both
 * change in one step.
 */
export function mirrorBucket(storage: ObjectStorage, dir: string, environment?: string): SiteMirror {
  const layout = buildSiteLayout(dir, environment)
  const toKey = (file: string) => relative(dir, file).split(sep).join('/')
  const [pointerKey, documentKey] = [toKey(layout.pointer), toKey(layout.document)]
  const limit = pLimit(atOnce)
  let head: Head = { tag: undefined, text: '', historyKey: '' }

  const pull = async () => {
    const pointer = await storage.read(pointerKey)
    // A folder that was copied into the bucket has its history at the folder's path.
    const historyKey = pointer?.note || toKey(layout.history)
    const history = pointer && (await storage.read(historyKey))
    // Another move was made in between, and removed this history.
    if (pointer !== undefined && pointer.note !== '' && history === undefined) return false
    await expectOwnCopy(storage.name, layout)
    head = { tag: pointer?.tag, text: toText(pointer) ?? '', historyKey: pointer?.note ?? '' }
    await pullReleases(storage, layout, limit)
    await mirrorText(layout.history, toText(history))
    await mirrorText(layout.document, toText(await storage.read(documentKey)))
    await mirrorText(layout.pointer, toText(pointer))
    return true
  }
  return {
    name: storage.name,
    async pull() {
      for (let tries = 0; tries < 20; tries++) if (await pull()) return
      throw new ReleaseError('damaged', `The history of ${storage.name} is missing. Restore it from a copy.`)
    },
    async push() {
      const text = await readFile(layout.pointer, 'utf8').catch(() => '')
      if (text === head.text) return true
      const { id } = parsePointer(text, layout.pointer).release
      await pushRelease(storage, layout, { id, limit })
      const historyKey = `.delivery/history/${new Date().toISOString()}-${randomUUID()}.jsonl`
      await storage.create(historyKey, await readFile(layout.history))
      const tag = await storage.swap(pointerKey, Buffer.from(text), { tag: head.tag, note: historyKey })
      if (tag === undefined) {
        await storage.remove(historyKey)
        return false
      }
      await pushDocument(storage, { tag, pointerKey, documentKey, document: await readFile(layout.document) })
      if (head.historyKey !== '') await storage.remove(head.historyKey)
      head = { tag, text, historyKey }
      return true
    },
    async add(address) {
      await storage.create(address.slice(1), await readFile(layout.address(address)))
    },
  }
}

const toText = (object: StoredObject | undefined) => object?.content.toString('utf8')

/**
 * Syncing a folder removes what the bucket does not have, so only copies of that bucket are synced.
 * @throws ReleaseError `folder`.
 */
async function expectOwnCopy(name: string, layout: SiteLayout): Promise<void> {
  const marker = join(layout.own, 'copy-of.txt')
  const copied = await readFile(marker, 'utf8').catch(() => undefined)
  if (copied === name) return
  if (copied === undefined && !existsSync(layout.pointer)) return mirrorText(marker, name)
  throw new ReleaseError(
    'folder',
    `${layout.dir} holds ${copied === undefined ? 'releases of its own' : `a copy of ${copied}`}, which would be lost. Name another folder as the copy of ${name}: --dir <folder>.`,
  )
}
