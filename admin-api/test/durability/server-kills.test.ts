import { setImmediate } from 'node:timers/promises'
import { postgresDir } from '@console/node-server/testing/find-programs'
import { makePostgresServer, type PostgresServer } from '@console/node-server/testing/postgres-server'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openAdminApi } from '../../src/admin-api.ts'
import { churn, readSaved, signIn } from './churn.ts'
import { createLedger } from './ledger.ts'

/** `KILLS=many`, as `pnpm check chaos` runs it, finds what is rare. */
const kills = process.env['KILLS'] === 'many' ? 140 : 30

if (postgresDir === undefined) {
  it('is skipped without PostgreSQL: install Debian’s `postgresql`', () => {})
} else {
  // proves T39
  it('a PostgreSQL server loses no acknowledged write however often it is killed', async () => {
    const server = await makePostgresServer()
    try {
      await killOften(server)
    } finally {
      await server.remove()
    }
  })
}

async function killOften(server: PostgresServer) {
  await server.start()
  const refusals: string[] = []
  const log = (line: string) => refusals.push(line)
  // One console throughout: it has to find its way back to the server by itself.
  const api = await openAdminApi({ databaseUrl: server.url, seed: 'staff-only', log })
  const send = await signIn(api)
  const ledger = createLedger()
  const plan = fc.sample(fc.record({ after: fc.nat(25), turns: fc.nat(12), whole: fc.boolean() }), {
    seed: 3,
    numRuns: kills,
  })
  for (const { after, turns, whole } of plan) {
    const saved = await readSaved(send)
    expect(ledger.compare(saved), JSON.stringify({ after, turns, whole })).toEqual([])
    let written = 0
    let killing: Promise<void> | undefined
    let isOver = false
    const kill = async () => {
      for (let turn = 0; turn < turns; turn += 1) await setImmediate()
      await (whole ? server.kill() : server.killBackend()).finally(() => {
        isOver = true
      })
    }
    const outcome = await churn(send, saved, () => isOver, {
      before(step) {
        ledger.before(step)
        if (written === after) killing = kill()
        written += 1
      },
      after: ledger.after,
    }).catch((error: unknown) => String(error))
    await killing
    // Undefined where no write was under way when it was killed.
    expect(outcome ?? '503', refusals.at(-1)).toMatch(/\b503$/)
    if (whole) await server.start()
    // Connections that were pooled before the kill are refused once each.
    for (let attempt = 0; attempt < 500; attempt += 1) {
      if ((await send('GET', 'books')).status === 200) break
    }
  }
  expect(ledger.compare(await readSaved(send))).toEqual([])
  expect(ledger.acknowledged).toBeGreaterThan(5 * kills)
  await api.close()
}
