import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { postgresDir } from '@console/node-server/testing/find-programs'
import { mountDisk } from '@console/node-server/testing/mount-disk'
import { makePostgresServer, type PostgresServer } from '@console/node-server/testing/postgres-server'
import { expect, it } from 'vitest'
import { openAdminApi } from '../../src/admin-api.ts'
import { signIn } from './churn.ts'

// proves T39
it('a PostgreSQL server on a full disk says so, loses no acknowledged write and goes on with room', async () => {
  // The check says it once where there is no PostgreSQL.
  if (postgresDir === undefined) return
  await onSmallDisk(async (disk) => {
    const server = await makePostgresServer({ parent: disk })
    await server.start()
    await writeUntilFull(disk, server)
    await server.remove()
  })
})

/** Nothing is tried where this account may not mount a disk. */
async function onSmallDisk(work: (disk: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const disk = mountDisk(folder, '400m', 0o777)
  try {
    if (disk !== undefined) await work(folder)
  } finally {
    disk?.unmount()
    rmSync(folder, { recursive: true })
  }
}

const article = (title: string) => ({
  type: 'grammar',
  title,
  sub_type: null,
  status: 'draft',
  contents: [{ content_type: 'definition', title, definition: randomText(200_000) }],
})

/** Nothing that PostgreSQL could compress. */
const randomText = (length: number) =>
  Array.from({ length: length / 10 }, () => Math.random().toString(36).slice(2, 12).padEnd(10, 'x')).join('')

async function writeUntilFull(disk: string, server: PostgresServer) {
  const api = await openAdminApi({ databaseUrl: server.url, seed: 'staff-only', log: () => {} })
  const send = await signIn(api)
  const create = async (title: string) => {
    const { status, data } = await send('POST', 'store-grammar-or-essay', article(title))
    return { status, id: Number(Object(data)['id']) }
  }
  const { bavail, bsize } = statfsSync(disk)
  const filler = join(disk, 'filler')
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 3_000_000))

  const acknowledged: number[] = []
  const refusals: number[] = []
  for (let turn = 0; turn < 400 && refusals.length < 5; turn += 1) {
    const { status, id } = await create(`Article ${turn}`)
    if (status === 201) acknowledged.push(id)
    else refusals.push(status)
  }
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(refusals).toHaveLength(5)
  for (const status of refusals) expect([503, 507]).toContain(status)

  rmSync(filler)
  // A server whose own log found no room has ended.
  await server.kill()
  await server.start()
  while ((await send('GET', 'all-books')).status !== 200) await setTimeout(20)
  for (const id of acknowledged) {
    expect(await send('GET', `get-grammar-or-essay/${id}`)).toMatchObject({ status: 200 })
  }
  expect(await create('With room')).toMatchObject({ status: 201 })
  await api.close()
}
