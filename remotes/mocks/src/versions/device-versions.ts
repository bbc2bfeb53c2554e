import { type MockDocument, mockDocumentSchema } from '@console/ielts'
import type { Mock } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { createId } from '@console/values/ids/create-id'
import { parseTimestamp } from '@console/values/time/timestamp'
import { promisifyRequest } from 'idb-keyval'
import * as z from 'zod/mini'
import { readOwner, toMockKey } from '../api/companion-store.ts'
import { deviceDatabase } from '../api/device-database.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { boundVersions, deviceLimits, type VersionLimits } from './bound-versions.ts'
import type { VersionRow, VersionStore } from './version-store.ts'

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

/** Why this tab’s last save of a mock could not be kept as a version. */
export const versionStoreProblems = new Map<string, VersionStoreProblem>()

/** Keeps every version of a save, and before the first one the state that can then be restored. */
export function createDeviceVersions(platform: Pick<Platform, 'session'>): VersionStore {
  const owner = readOwner(platform)
  return {
    list: (mock) => listOnDevice(owner, toMockKey(mock)),
    read: (_mock, id) => readOnDevice(id),
    async keep(mock, { before, after, facts }) {
      const key = toMockKey(mock)
      const shared = { owner, mock: key, isUnsaved: false }
      const now = Date.now()
      const version: NewDeviceVersion = {
        ...{ ...shared, ...facts, at: now, by: platform.session.readUser()?.name ?? null },
        ...{ status: after.status ?? null, document: after },
      }
      const kept = await listOnDevice(owner, key).catch(() => [])
      const isFirst = kept.every(({ isUnsaved }) => isUnsaved)
      const original = isFirst && before !== null ? [{ ...shared, ...describeOriginal(before, now) }] : []
      const problem = await keepOnDevice([...original, version])
      if (problem === null) versionStoreProblems.delete(key)
      else versionStoreProblems.set(key, problem)
    },
  }
}

function describeOriginal(record: Mock, now: number) {
  const at = record.updated_at === undefined ? Number.NaN : parseTimestamp(record.updated_at)
  return {
    ...{ at: at < now ? at : now - 1, errors: null, warnings: null },
    by: record.updated_by == null ? null : String(record.updated_by),
    status: record.status ?? null,
    summary: 'As it was before the first save that was kept',
    document: toMockDocument(record),
  }
}

/** The index is a single value, so that listing does not read the documents. */
const indexKey = 'index'
const toTextKey = (id: string) => `text ${id}`

const database = deviceDatabase('console-mock-versions', 'versions')

/** Null if another release wrote it in a different format. */
const readIndex = (stored: unknown): DeviceVersion[] | null =>
  z.array(deviceVersionSchema).safeParse(stored ?? []).data ?? null

const listVersions = () =>
  database()(
    'readonly',
    async (store) => readIndex(await promisifyRequest<unknown>(store.get(indexKey))) ?? [],
  )

/** Newest first. Rejects if the browser blocks storage. */
export async function listOnDevice(owner: string, mock: string): Promise<VersionRow[]> {
  const own = (await listVersions()).filter((version) => version.owner === owner && version.mock === mock)
  return own.map(({ id, at, by, status, summary, errors, warnings, isUnsaved }) => ({
    ...{ id, place: 'device' as const, at, by, status },
    ...{ summary, errors, warnings, isUnsaved },
  }))
}

async function readOnDevice(id: string): Promise<MockDocument | null> {
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

const countBytes = async () => (await listVersions()).reduce((sum, { bytes }) => sum + bytes, 0)

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
