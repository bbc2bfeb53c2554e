import type { Draft, DraftEntry, DraftKey, DraftStored } from '@console/shared/platform'
import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { withTimeout } from '../network/with-timeout.ts'
import { forgetDraft, indexDraft, indexDrafts, toAddress } from './draft-index.store.ts'

const draftSchema = z.object({
  key: z.object({
    entity: z.string(),
    id: z.string(),
    slot: z.optional(z.string()),
    remote: z.optional(z.string()),
  }),
  document: z.unknown(),
  base: z.optional(z.unknown()),
  baseVersion: z.nullable(z.string()),
  savedAt: z.number(),
  title: z.optional(z.string()),
  path: z.optional(z.string()),
  isLasting: z.optional(z.boolean()),
})

const ageSchema = z.object({ savedAt: z.number(), isLasting: z.optional(z.boolean()) })

type Owner = DraftEntry['owner']

/** Milliseconds that a draft is kept: 30 days. */
const retention = 30 * 24 * 60 * 60_000
/** Milliseconds to wait for the database: with a broken profile it may never answer. */
const databaseTimeout = 5000

const store = createStore('console-drafts', 'drafts')

export async function storeDraft({ owner, ...entry }: DraftEntry): Promise<DraftStored> {
  const draft: Draft = { ...entry, savedAt: Date.now() }
  const address = toAddress(owner, entry.key)
  const put = async () => {
    await inTime(set(address, draft, store))
    indexDraft(address, draft)
  }
  try {
    await put()
    return { stored: true }
  } catch (error) {
    if (!isFull(error)) return { stored: false, reason: 'blocked' }
  }
  try {
    await removeExpired()
    await put()
    return { stored: true }
  } catch (error) {
    return { stored: false, reason: isFull(error) ? 'full' : 'blocked' }
  }
}

export async function readDraft(owner: Owner, key: DraftKey): Promise<Draft | null> {
  const draft = parseDraft(await inTime(get<unknown>(toAddress(owner, key), store)))
  return draft === null || isExpired(draft) ? null : draft
}

export async function removeDraft(owner: Owner, key: DraftKey): Promise<void> {
  const address = toAddress(owner, key)
  await inTime(del(address, store))
  forgetDraft(address)
}

/** Most recently changed first. Deletes expired drafts of all owners. */
export async function listDrafts(owner: Owner): Promise<Draft[]> {
  const kept = (await removeExpired()).filter(({ address }) => address.startsWith(`${owner}/`))
  indexDrafts(kept)
  return kept.map(({ draft }) => draft).toSorted((one, other) => other.savedAt - one.savedAt)
}

async function removeExpired(): Promise<{ address: string; draft: Draft }[]> {
  const found = await inTime(entries<IDBValidKey, unknown>(store))
  const gone = found.flatMap(([address, stored]) => (isOver(stored) ? [address] : []))
  if (gone.length > 0) await inTime(delMany(gone, store))
  return found.flatMap(([address, stored]) => {
    const draft = isOver(stored) ? null : parseDraft(stored)
    return draft === null || typeof address !== 'string' ? [] : [{ address, draft }]
  })
}

/** A draft that only another version can read is kept as long as others. */
function isOver(stored: unknown): boolean {
  const read = ageSchema.safeParse(stored)
  return !read.success || isExpired(read.data)
}

function parseDraft(stored: unknown): Draft | null {
  const parsed = draftSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}

const isExpired = ({ savedAt, isLasting }: Pick<Draft, 'savedAt' | 'isLasting'>) =>
  isLasting !== true && savedAt < Date.now() - retention

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  withTimeout(work, databaseTimeout, new Error('The device did not answer in time'))
