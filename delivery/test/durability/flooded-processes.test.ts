import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { nginxPath, postgresDir } from '@console/node-server/testing/find-programs'
import { describe, expect, test, vi } from 'vitest'
import { startApiProcess } from '../support/start-api-process.ts'
import { call, signIn, starter, useTwoProcesses } from '../support/two-processes.ts'

/** `KILLS=many`, as `pnpm check chaos` runs it, finds what is rare. */
const kills = process.env['KILLS'] === 'many' ? 40 : 10
/** More than the queues of both processes hold. */
const strangers = 560
const halfSent = 600

type Place = { port: number; isOver(): boolean }

/** Wrong passwords from many networks, each of which asks again as soon as it is answered. */
async function floodSignIns({ port, isOver }: Place, count: (status: number) => void): Promise<void> {
  const guess = (localAddress: string) =>
    new Promise<number>((resolve, reject) => {
      const body = JSON.stringify({ identifier: `${randomUUID()}@example.com`, password: 'wrong-password' })
      const headers = { 'content-type': 'application/json', host: 'localhost' }
      const sent = request(
        { host: '127.0.0.1', port, path: '/api/v1/admin/login', method: 'POST', localAddress, headers },
        (answer) => void answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
      )
      sent.on('error', reject).end(body)
    })
  await Promise.all(
    Array.from({ length: strangers }, async (_, index) => {
      for (let turn = 0; !isOver(); turn += 1) {
        // A new network after each attempt, so that no limit ends the flood.
        const address = `127.${1 + (turn % 100)}.${index % 200}.${1 + Math.floor(index / 200)}`
        count(await guess(address).catch(() => 0))
      }
    }),
  )
}

/** Connections that begin a request and never end it, opened again as soon as they are closed. */
async function holdHalfSent({ port, isOver }: Place, count: () => void): Promise<void> {
  await Promise.all(
    Array.from({ length: halfSent }, async (_, index) => {
      while (!isOver()) {
        const socket = connect({ host: '127.0.0.1', port, localAddress: `127.0.2.${1 + (index % 250)}` })
        socket.on('error', () => {}).resume()
        socket.write('POST /api/v1/admin/packages HTTP/1.1\r\nHost: localhost\r\nX-')
        const over = setInterval(() => isOver() && socket.destroy(), 100)
        await new Promise((resolve) => socket.once('close', resolve))
        clearInterval(over)
        count()
      }
    }),
  )
}

// Skipped where one of the programs is not installed; the check reports that.
describe.skipIf(nginxPath === undefined || postgresDir === undefined)('Two processes behind nginx', () => {
  const running = useTwoProcesses()

  // proves T17, T22, T40
  test('staff work and sign in while strangers flood the console and its processes are killed', async () => {
    const { nginx, postgres } = running
    let token = await signIn(nginx.url)
    let ended = false
    const place = { port: nginx.port, isOver: () => ended }
    const statuses = { strangers: new Map<number, number>(), staff: new Map<number, number>() }
    const note = (whose: keyof typeof statuses) => (status: number) =>
      void statuses[whose].set(status, (statuses[whose].get(status) ?? 0) + 1)
    let closed = 0
    const noteClosed = () => {
      closed += 1
    }
    const floods = [floodSignIns(place, note('strangers')), holdHalfSent(place, noteClosed)]

    const refused: string[] = []
    const acknowledged = new Map<string, number>()
    /** Whatever nginx answers for a process that died is sent again, as the console does. */
    const insist = async (send: () => ReturnType<typeof call>) => {
      for (;;) {
        const answer = await send().catch(() => undefined)
        note('staff')(answer?.status ?? 0)
        if (answer !== undefined && answer.status < 300) return answer
        if (answer !== undefined && answer.status !== 502) refused.push(`${answer.status} ${answer.message}`)
      }
    }
    const work = async () => {
      while (!ended) {
        const key = randomUUID()
        const body = { ...starter, name: `Kept ${key}` }
        const create = { method: 'POST', token, body, headers: { 'idempotency-key': key } }
        const { data } = await insist(() => call(nginx.url, 'packages', create))
        acknowledged.set(key, data.id)
        await insist(() => call(nginx.url, `packages/${data.id}`, { token }))
      }
    }
    const workers = [work(), work(), work()]

    const identifier = { identifier: 'staff@example.com', password: 'ielts-staff' }
    for (let kill = 0; kill < kills; kill += 1) {
      const name = kill % 2 === 0 ? 'first' : 'second'
      const before = acknowledged.size
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before + 2), 120_000)
      await running[name].end('SIGKILL')
      running[name] = await startApiProcess(postgres.url, running[name].port)
      await vi.waitFor(() => expect(running[name].countAnswered()).toBeGreaterThan(0), 120_000)
      const signedIn = await insist(() => call(nginx.url, 'login', { method: 'POST', body: identifier }))
      token = signedIn.data.token
    }
    ended = true
    await Promise.all([...workers, ...floods])

    console.log({ kills, acknowledged: acknowledged.size, ...statuses, halfSent: closed })
    // No request of staff is refused because of the floods.
    expect(refused).toEqual([])
    expect(statuses.strangers.get(503)).toBeGreaterThan(0)
    expect(closed).toBeGreaterThanOrEqual(halfSent)
    const rows = await postgres.query(`select id || ' ' || name from package where name like 'Kept %'`)
    expect(rows.toSorted()).toEqual([...acknowledged].map(([key, id]) => `${id} Kept ${key}`).toSorted())
  })
})
