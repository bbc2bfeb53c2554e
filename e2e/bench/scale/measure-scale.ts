import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { listBuiltUnits } from '../../src/console/built-units.ts'
import { startTestConsole } from '../../src/console/start-test-console.ts'
import { measureScreen } from '../load/measure-screen.ts'

type Opening = { requests: number; depth: number; milliseconds: number }

/** Times of single openings differ by a fifth. */
const openingsOfHome = 9

export type Scale = {
  remotes: number
  /** Compressed with brotli. */
  bytes: { document: number; pointer: number; index: number; details: number | undefined }
  /** The opening of the median time. */
  home: Opening
  /** A section whose details are not in the document. */
  section: Opening | undefined
  /** Milliseconds. */
  publish: number
  list: number
}

const made = { by: 'bench', reason: 'scale' }

export async function measureScale(
  browser: Browser,
  copies: readonly { name: string; distDir: string }[],
): Promise<Scale> {
  const console = await startTestConsole()
  const { store, url } = console
  try {
    if (copies.length > 0) await store.publish({ units: copies, ...made })
    const bytes = await measureBytes(store.dir)
    const openings: Opening[] = []
    for (let opened = 0; opened < openingsOfHome; opened++)
      openings.push(await openUncached(browser, url, '/'))
    const home = toMedian(openings)
    const last = copies.at(-1)?.name
    const section = last === undefined ? undefined : await openUncached(browser, url, `/${last}/`)
    const publish = await measureTime(() => publishAgain(store))
    await lengthenHistory(store.dir)
    const list = await measureTime(() => store.listMoves(20))
    return { remotes: copies.length + 4, bytes, home, section, publish, list }
  } finally {
    await console.close()
  }
}

const toMedian = (openings: readonly Opening[]): Opening => {
  const sorted = openings.toSorted((one, other) => one.milliseconds - other.milliseconds)
  const [median = { requests: 0, depth: 0, milliseconds: 0 }] = sorted.slice(Math.floor(sorted.length / 2))
  return { ...median, milliseconds: Math.round(median.milliseconds) }
}

async function measureBytes(dir: string): Promise<Scale['bytes']> {
  const measure = async (file: string) => brotliCompressSync(await readFile(join(dir, file))).length
  const files = await readdir(join(dir, 'releases'))
  const pointer = JSON.parse(await readFile(join(dir, 'releases', 'current.json'), 'utf8'))
  const details = files.find((file) => /^section\w+\.[\w-]{16}\.json$/.test(file))
  return {
    document: await measure('index.html'),
    pointer: await measure('releases/current.json'),
    index: await measure(pointer.release.index.address.slice(1)),
    details: details === undefined ? undefined : await measure(`releases/${details}`),
  }
}

async function openUncached(browser: Browser, url: string, path: string): Promise<Opening> {
  const open = async (page: Page) => {
    await page.goto(`${url}${path}`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  }
  const { untilSeen } = await measureScreen(
    browser,
    { name: path, isSignedIn: true, seen: 'main h1', open },
    url,
  )
  return untilSeen
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return Math.round(performance.now() - started)
}

type Store = Awaited<ReturnType<typeof startTestConsole>>['store']

/** The dashboard with changed content. */
async function publishAgain(store: Store): Promise<void> {
  const dashboard = listBuiltUnits().find(({ name }) => name === 'dashboard')
  if (dashboard === undefined) throw new Error('There is no dashboard')
  const distDir = join(store.dir, '..', 'changed', 'dist')
  await cp(dashboard.distDir, distDir, { recursive: true })
  await appendFile(join(distDir, 'mf-manifest-stats.json'), '\n')
  // Without it nothing identifies the build's files.
  await rm(join(distDir, 'built-files.json'))
  await store.publish({ units: [{ name: 'dashboard', distDir }], ...made })
}

/** Repeats the first move a thousand times. */
async function lengthenHistory(dir: string): Promise<void> {
  const file = join(dir, '.delivery', 'history.jsonl')
  const text = await readFile(file, 'utf8')
  const first = text.slice(0, text.indexOf('\n') + 1)
  await writeFile(file, first.repeat(1000) + text)
}
