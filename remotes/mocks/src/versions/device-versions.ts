import { type MockDocument, mockDocumentSchema } from '@console/ielts'
import { createId } from '@console/values/ids/create-id'
import { promisifyRequest } from 'idb-keyval'
import * as z from 'zod/mini'
import { deviceDatabase } from '../api/device-database.ts'
import { boundVersions, deviceLimits, type VersionLimits } from './bound-versions.ts'
import type { VersionRow } from './version-row.ts'

const deviceVersionSchema = z.object({
  id: z.string(),
  /** The user who saved it: users of a shared device see only their own. */
  owner: z.string(),
  /** `reading/5` */
  mock: z.string(),
  at: z.number(),
  by: z.nullable(z.string()),
  status: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  errors: z.nullable(z.number()),
  warnings: z.nullable(z.number()),
  isUnsaved: z.boolean(),
  bytes: z.number(),
})
type DeviceVersion = z.infer<typeof deviceVersionSchema>

export type NewDeviceVersion = Omit<DeviceVersion, 'id' | 'bytes'> & { document: MockDocument }

export type VersionStoreProblem = 'full' | 'blocked'

/** The index is a single value, so that listing does not read the documents. */
const indexKey = 'index'
const toTextKey = (id: string) => `text ${id}`

const database = deviceDatabase('console-mock-versions', 'versions')

/** Null if another release wrote it in a different format. */
const readIndex = (stored: unknown): DeviceVersion[] | null =>
  z.array(deviceVersionSchema).safeParse(stored ?? []).data ?? null

/** Newest first. Rejects if the browser blocks storage. */
export async function listOnDevice(owner: string, mock: string): Promise<VersionRow[]> {
  const stored: unknown = await database()('readonly', (store) => promisifyRequest(store.get(indexKey)))
  const own = (readIndex(stored) ?? []).filter((version) => version.owner === owner && version.mock === mock)
  return own.map(({ id, at, by, status, summary, errors, warnings, isUnsaved }) => ({
    ...{ id, place: 'device' as const, at, by, status },
    ...{ summary, errors, warnings, isUnsaved },
  }))
}

/** Null if it was dropped or cannot be parsed. */
export async function readOnDevice(id: string): Promise<MockDocument | null> {
  const text: unknown = await database()('readonly', (store) => promisifyRequest(store.get(toTextKey(id))))
  try {
    return mockDocumentSchema.safeParse(JSON.parse(z.string().parse(text))).data ?? null
  } catch {
    return null
  }
}

/** Resolves with null once they are stored. Old versions are dropped when the limits are reached. */
export async function keepOnDevice(
  versions: readonly NewDeviceVersion[],
): Promise<VersionStoreProblem | null> {
  const added = versions.map(({ document, ...version }) => {
    const text = JSON.stringify(document)
    return { version: { ...version, id: createId(), bytes: new Blob([text]).size }, text }
  })
  try {
    await write(added, deviceLimits)
    return null
  } catch (error) {
    if (!isFull(error)) return 'blocked'
  }
  try {
    // The browser’s quota is smaller than the limit, so half of the older versions are dropped and the write is
    // retried.
    await write(added, { ...deviceLimits, bytes: (await countBytes()) / 2 })
    return null
  } catch {
    return 'full'
  }
}

/** Versions of a mock that was deleted become those of the one that was made in its place. */
export const moveOnDevice = (owner: string, from: string, to: string): Promise<void> =>
  database()('readwrite', async (store) => {
    const known = readIndex(await promisifyRequest<unknown>(store.get(indexKey))) ?? []
    const isMoved = (version: DeviceVersion) => version.owner === owner && version.mock === from
    const moved = known.map((version) => (isMoved(version) ? { ...version, mock: to } : version))
    await promisifyRequest(store.put(moved, indexKey))
  })

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

async function countBytes(): Promise<number> {
  const stored: unknown = await database()('readonly', (store) => promisifyRequest(store.get(indexKey)))
  return (readIndex(stored) ?? []).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** A single transaction, so that concurrent saves queue up and a closed tab leaves no partial write. */
function write(added: readonly { version: DeviceVersion; text: string }[], limits: VersionLimits) {
  return database()('readwrite', async (store) => {
    const known = readIndex(await promisifyRequest<unknown>(store.get(indexKey)))
    if (known === null) store.clear()
    const kept = boundVersions([...(known ?? []), ...added.map(({ version }) => version)], limits)
    const ids = new Set(kept.map(({ id }) => id))
    for (const { version, text } of added) if (ids.has(version.id)) store.put(text, toTextKey(version.id))
    for (const { id } of known ?? []) if (!ids.has(id)) store.delete(toTextKey(id))
    store.put(kept, indexKey)
    await promisifyRequest(store.transaction)
  })
}
