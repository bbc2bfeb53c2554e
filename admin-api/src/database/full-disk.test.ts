import fs from 'node:fs'
import { join } from 'node:path'
import { packageListSchema, packageSchema } from '@console/shared/schemas/package'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AdminApi, openAdminApi } from '../admin-api.ts'
import { createTestClient, type TestClient } from '../testing/test-client.ts'
import { makeFolder } from '../testing/test-place.ts'
import { ReopeningCluster } from './reopening-cluster.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }
const checkpoint = 'select checkpoint_lsn as lsn from pg_control_checkpoint()'
const full = {
  status: 507,
  message:
    'The disk of the server is full, so this was not done. What was saved before is safe. Tell whoever runs the server, and try again when there is room.',
  error: null,
}

describe('the embedded database', () => {
  let place: Awaited<ReturnType<typeof makeFolder>>
  let api: AdminApi
  let client: TestClient
  const lines: string[] = []
  let now = new Date('2026-03-02T09:00:00Z')
  beforeAll(async () => {
    place = await makeFolder()
    const options = {
      dataDir: place.folder,
      seed: 'staff-only',
      log: (line: string) => lines.push(line),
      now: () => now,
    } as const
    api = await openAdminApi(options)
    client = (await createTestClient(api).signIn('staff@example.com')).client
  })
  afterEach(() => void vi.restoreAllMocks())
  afterAll(async () => {
    await api.close().catch(() => {})
    await place.remove()
  })

  const create = () => client.ask('POST', 'packages', packageSchema, starter)
  const listIds = async () =>
    (await client.ask('GET', 'packages', packageListSchema)).map(({ id }) => id).toSorted((a, b) => a - b)

  // proves T39
  it('syncs every change to the disk before it answers', async () => {
    const { id } = await create()
    const sync = vi.spyOn(fs, 'fsyncSync')
    for (const change of [
      () => create(),
      () => client.send('PUT', `packages/${id}`, { body: starter }),
      () => client.send('DELETE', `packages/${id}`),
    ]) {
      sync.mockClear()
      await change()
      expect(sync).toHaveBeenCalled()
    }
  })

  it('refuses writes while the disk is nearly full, goes on reading, and writes again with room', async () => {
    const before = await listIds()
    const statfs = vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync(place.folder), bavail: 0 })
    expect(await client.send('POST', 'packages', { body: starter })).toMatchObject(full)
    expect(await client.send('DELETE', `packages/${before[0]}`)).toMatchObject(full)
    // Long enough for the session to note that it was used, which cannot be written.
    now = new Date(now.getTime() + 5 * 60_000)
    expect(await listIds()).toEqual(before)
    statfs.mockRestore()
    const later = await create()
    expect(await listIds()).toEqual([...before, later.id])
  })

  // proves T39
  it('neither hangs nor loses data when the log cannot be written', async () => {
    const before = await listIds()
    const write = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
    const refused = await Promise.all([1, 2].map(() => client.send('POST', 'packages', { body: starter })))
    expect(refused).toEqual([expect.objectContaining(full), expect.objectContaining(full)])
    // Opening it again needs to write too.
    expect(await client.send('GET', 'packages')).toMatchObject({ status: 503 })
    write.mockRestore()
    const later = await create()
    expect(await listIds()).toEqual([...before, later.id])
    expect(lines.join('\n')).not.toContain('Starter')
  })

  it('keeps its log short, which is replayed after a crash', async () => {
    await api.close()
    const cluster = await ReopeningCluster.open(join(place.folder, 'cluster'))
    const read = async () => (await cluster.query<{ lsn: string }>(checkpoint)).rows[0]?.lsn
    const before = await read()
    await cluster.shortenLog()
    expect(await read()).toBe(before)
    await cluster.exec('create table filler as select generate_series(1, 1000)')
    await cluster.shortenLog(1000)
    expect(await read()).not.toBe(before)
    await cluster.close()
  })
})
