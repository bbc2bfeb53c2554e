import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../testing/test-place.ts'
import type { Saved, Step } from './churn.ts'
import { createLedger } from './ledger.ts'

type Said = { saved?: [number, Saved][]; before?: Step; after?: Step }

/** `KILLS=many`, as `pnpm check chaos` runs it, finds what is rare. */
const killsOfFolder = process.env['KILLS'] === 'many' ? 30 : 8

/** So many file operations a phase takes, about; making a database and opening it after a kill take alike many. */
const kill = fc.oneof(
  fc.record({ phase: fc.constant('opening'), at: fc.nat(2800) }),
  fc.record({ phase: fc.constant('writing'), at: fc.nat(150) }),
  fc.record({ phase: fc.constant('closing'), at: fc.nat(80) }),
)

async function runUntilKilled(folder: string, { phase, at }: { phase: string; at: number }) {
  const script = join(import.meta.dirname, 'writing-process.ts')
  const child = spawn(process.execPath, [script, folder, phase, String(at)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, problems, [, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  expect({ signal, problems }, `killed while ${phase}, at ${at}`).toEqual({ signal: 'SIGKILL', problems: '' })
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Said => JSON.parse(line))
}

describe('the embedded database', () => {
  // Two at a time, each with a folder of its own.
  // proves T39
  it.concurrent.each([1, 2])('loses no acknowledged write however often it is killed (%i)', async (seed) => {
    const place = await makeFolder()
    const ledger = createLedger()
    const kills = fc.sample(kill, { seed, numRuns: killsOfFolder })
    let opened = 0
    for (const [index, planned] of [...kills, { phase: 'writing', at: 0 }].entries()) {
      for (const { saved, before, after } of await runUntilKilled(place.folder, planned)) {
        if (before !== undefined) ledger.before(before)
        if (after !== undefined) ledger.after(after)
        if (saved !== undefined) opened += 1
        const lost = saved === undefined ? [] : ledger.compare(new Map(saved))
        expect(lost, `after the kills ${JSON.stringify(kills.slice(0, index))}`).toEqual([])
      }
    }
    // Enough of them were killed after they had opened and written for this to say something.
    expect(opened).toBeGreaterThan(killsOfFolder / 2)
    expect(ledger.acknowledged).toBeGreaterThan(10 * killsOfFolder)
    await place.remove()
  })
})
