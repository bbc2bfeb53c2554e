import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { openAdminApi } from '../../src/admin-api.ts'
import { reach } from '../support/test-client.ts'
import { makeFolder } from '../support/test-place.ts'
import { churn, readSaved, signIn } from './churn.ts'
import { createLedger } from './ledger.ts'

/** `KILLS=many`, as `pnpm check chaos` runs it, finds what is rare. */
const kills = process.env['KILLS'] === 'many' ? 40 : 4

// proves T39
it('the embedded database has every acknowledged write after its process was killed', async () => {
  const place = await makeFolder()
  onTestFinished(place.remove)
  await openAdminApi({ dataDir: place.folder, seed: 'staff-only' }).then((api) => api.close())
  const ledger = createLedger()
  const plan = fc.sample(fc.record({ after: fc.nat(25), turns: fc.nat(12) }), { seed: 1, numRuns: kills })
  for (const { after, turns } of plan) {
    const { send, kill } = await start(place.folder)
    const saved = await readSaved(send)
    expect(ledger.compare(saved), JSON.stringify({ after, turns })).toEqual([])
    let written = 0
    let killed: Promise<void> | undefined
    const killAfter = async () => {
      for (let turn = 0; turn < turns; turn += 1) await setImmediate()
      await kill()
    }
    const outcome = churn(send, saved, () => false, {
      before(step) {
        ledger.before(step)
        if (written === after) killed = killAfter()
        written += 1
      },
      after: ledger.after,
    })
    await expect(outcome).rejects.toThrow('fetch failed')
    await killed
  }
  const { send, kill } = await start(place.folder)
  expect(ledger.compare(await readSaved(send))).toEqual([])
  expect(ledger.acknowledged).toBeGreaterThan(5 * kills)
  await kill()
})

async function start(folder: string) {
  const script = new URL('../../src/main.ts', import.meta.url)
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return { send: await signIn(reach(await readAddress(child))), kill }
}

async function readAddress({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The process has no output')
  for await (const line of createInterface(stdout)) {
    const [, address] = /^Admin API: (.*)/.exec(line) ?? []
    if (address !== undefined) {
      stdout.resume()
      return address
    }
  }
  throw new Error('The process ended before it listened')
}
