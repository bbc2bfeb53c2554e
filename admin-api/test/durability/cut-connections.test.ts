import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { postgresDir } from '@console/node-server/testing/find-programs'
import { startPostgres } from '@console/node-server/testing/postgres-server'
import { expect, it, onTestFinished } from 'vitest'
import { openAdminApi } from '../../src/admin-api.ts'
import { signIn } from './churn.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }
/** More than the pool has. */
const cuts = 12

if (postgresDir === undefined) {
  it('is skipped without PostgreSQL: install Debian’s `postgresql`', () => {})
} else {
  it('the API writes again however many connections to PostgreSQL broke at the begin of a change', async () => {
    const server = await startPostgres()
    onTestFinished(() => server.remove())
    const way = await openWay(server.url)
    onTestFinished(() => way.close())
    const api = await openAdminApi({ databaseUrl: way.url, seed: 'staff-only', log: () => {} })
    const send = await signIn(api)
    const create = async () => (await send('POST', 'packages', starter)).status
    way.isCut = true
    for (let cut = 0; cut < cuts; cut += 1) expect(await create()).toBe(503)
    way.isCut = false
    expect(await create()).toBe(201)
    await api.close()
  })
}

/** The way to a server, which ends a connection that sends `begin` while it is cut. */
async function openWay(target: string) {
  const { hostname, port } = new URL(target)
  const way = { isCut: false, url: target, close: async () => void server.close() }
  const server = createServer((client) => {
    const onward = connect(Number(port), hostname)
    client.on('data', (bytes) => {
      if (way.isCut && bytes.includes('begin')) client.destroy()
      else onward.write(bytes)
    })
    onward.pipe(client)
    client.on('close', () => onward.destroy()).on('error', () => {})
    onward.on('close', () => client.destroy()).on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  way.url = url.href
  return way
}
