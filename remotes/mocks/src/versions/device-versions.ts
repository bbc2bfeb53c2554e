import { type MockDocument, mockDocumentSchema } from '@console/ielts'
import { createId } from '@console/values/ids/create-id'
import { promisifyRequest } from 'idb-keyval'
import * as z from 'zod/mini'
import { deviceDatabase } from '../api/device-database.ts'
import { boundVersions, deviceLimits, type VersionLimits } from './bound-versions.ts'
import type { VersionRow } from './version-row.ts'

const deviceVersionSchema = z.object({
  id: z.string(),
  /** Whoever saved it: on a shared device everybody sees their own. */
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

export type KeepingProblem = 'full' | 'blocked'

/** The list of all versions is one value, so that a list is read without their texts. */
const indexKey = 'index'
const toTextKey = (id: string) => `text ${id}`

const database = deviceDatabase('console-mock-versions', 'versions')

/** Null where it is not what this release wrote. */
const readIndex = (stored: unknown): DeviceVersion[] | null =>
  z.array(deviceVersionSchema).safeParse(stored ?? []).data ?? null

/** Newest first. Rejects where this browser lets nothing be stored. */
export async function listOnDevice(owner: string, mock: string): Promise<VersionRow[]> {
  const stored: unknown = await database()('readonly', (store) => promisifyRequest(store.get(indexKey)))
  const own = (readIndex(stored) ?? []).filter((version) => version.owner === owner && version.mock === mock)
  return own.map(({ id, at, by, status, summary, errors, warnings, isUnsaved }) => ({
    ...{ id, place: 'device' as const, at, by, status },
    ...{ summary, errors, warnings, isUnsaved },
  }))
}

/** Null for one that is gone, or that cannot be read. */
export async function readOnDevice(id: string): Promise<MockDocument | null> {
  const text: unknown = await database()('readonly', (store) => promisifyRequest(store.get(toTextKey(id))))
  try {
    return mockDocumentSchema.safeParse(JSON.parse(z.string().parse(text))).data ?? null
  } catch {
    return null
  }
}

/** Gives null once they are kept; older ones go where there is no room for all. */
export async function keepOnDevice(versions: readonly NewDeviceVersion[]): Promise<KeepingProblem | null> {
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
    // The browser has less room than the console would take: half of the older versions go, if that makes room for these.
    await write(added, { ...deviceLimits, bytes: (await countBytes()) / 2 })
    return null
  } catch {
    return 'full'
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

async function countBytes(): Promise<number> {
  const stored: unknown = await database()('readonly', (store) => promisifyRequest(store.get(indexKey)))
  return (readIndex(stored) ?? []).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** One transaction: tabs that save at the same moment wait for each other, and a tab that dies leaves nothing half done. */
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
