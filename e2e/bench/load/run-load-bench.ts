import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import { openReleaseStore } from '@console/delivery/release-store'
import { serveConsole } from '@console/delivery/serve-console'
import { type Browser, chromium } from '@playwright/test'
import { listBuiltUnits } from '../../src/built-units.ts'
import { chromiumArgs, chromiumPath } from '../../src/chromium.ts'
import { apiPathPrefix } from '../../src/console/start-test-console.ts'
import { addPreloads, buildOneBundle } from './build-one-bundle.ts'
import { checkBudget } from './check-budget.ts'
import { findDuplicates } from './find-duplicates.ts'
import { type Conditions, measureVisit } from './measure-visit.ts'
import { printLoad } from './print-load.ts'
import { toWeight, type Weights } from './weights.ts'
import { buildVisits, type VisitName, visitNames } from './visits.ts'

/** DESIGN §3 measured under these. */
const slowLaptop: Conditions = { latency: 60, throughput: 1_125_000, slowdown: 4 }
const timedRuns = 5
/** Long against anything this machine does itself, so that a start time tells how many answers came before it. */
const depthLatency = 1000

/** `pnpm bench load`: the federated console beside the same sources in one bundle. Returns the exit code. */
export async function runLoadBench({ isCheck, hasTimes }: { isCheck: boolean; hasTimes: boolean }): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'console-load-'))
  const api = await openAdminApi({ seed: 'demo' })
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  const serve = (releaseDir: string) =>
    serveConsole({ releaseDir, port: 0, config: { apiBaseUrl: '', apiPathPrefix }, api, apiPathPrefix })
  const store = openReleaseStore(join(dir, 'federated'))
  await store.publish({ units: listBuiltUnits(), by: 'bench', reason: 'bench' })
  await buildOneBundle(join(dir, 'one'), join(store.dir, 'releases', 'current.json'))
  const federated = await serve(store.dir)
  const one = await serve(join(dir, 'one'))
  try {
    const weights = { federated: await weigh(browser, federated.url), one: await weigh(browser, one.url) }
    const depth = await measureDepth(browser, federated.url)
    const duplicates = await findDuplicates()
    printLoad({ weights, depth, duplicates })
    if (hasTimes) await printTimes(browser, { federated: federated.url, one: one.url }, join(dir, 'one'))
    return isCheck ? checkBudget({ weights, depth, duplicates }) : 0
  } finally {
    await browser.close()
    await Promise.all([federated.close(), one.close()])
    await api.close()
    await rm(dir, { recursive: true, force: true })
  }
}

async function weigh(browser: Browser, url: string): Promise<Weights> {
  const visits = buildVisits(url)
  const weights: Partial<Weights> = {}
  for (const name of visitNames) weights[name] = toWeight(await measureVisit(browser, visits[name]))
  // Every name has been filled in above.
  return weights as Weights
}

/** Round trips before the first row of `/packages/`: one more than the full seconds before the last request's start. */
async function measureDepth(browser: Browser, url: string): Promise<number> {
  const { files } = await measureVisit(browser, buildVisits(url).packages, { latency: depthLatency })
  const needed = files.filter(({ address }) => /\.(js|json|css)$|\/packages$|^\/packages\/$/.test(address))
  return Math.max(...needed.map(({ startedAt }) => 1 + Math.floor(startedAt / depthLatency)))
}

async function printTimes(browser: Browser, urls: { federated: string; one: string }, oneDir: string) {
  const first = await measureVisit(browser, buildVisits(urls.one).packages)
  await addPreloads(oneDir, first.files.map(({ address }) => address).filter((address) => /\.(js|css|json)$/.test(address)))
  const times: Record<string, number[]> = { federated: [], one: [] }
  for (let run = 0; run < timedRuns; run += 1) {
    for (const [name, url] of Object.entries(urls)) {
      times[name]?.push((await measureVisit(browser, buildVisits(url).packages, slowLaptop)).time)
    }
  }
  console.log(`\nCold /packages/ to the first row, 4× slower processor, 9 Mbit/s, 60 ms, median of ${timedRuns}:`)
  for (const [name, list] of Object.entries(times)) {
    const sorted = list.toSorted((a, b) => a - b).map((time) => Math.round(time))
    console.log(`  ${name.padEnd(10)} ${sorted[timedRuns >> 1]} ms (${sorted[0]}–${sorted.at(-1)})`)
  }
}

