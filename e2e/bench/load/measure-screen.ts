import type { Browser } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'
import { findLibraries } from '../../src/find-libraries.ts'
import { type LoadedRequest, recordRequests } from './record-requests.ts'
import type { Screen } from './screens.ts'

export type Measurement = {
  scripts: LoadedRequest[]
  scriptBytes: number
  /** All there were until the screen was seen. */
  untilSeen: { requests: number; depth: number }
  /** Libraries of which more than one copy came, with the files that hold them. */
  duplicates: { library: string; paths: string[] }[]
  /** Scripts that came over the network more than once. */
  repeated: string[]
}

/** Opens a screen with an empty cache and measures until nothing is under way any more. */
export async function measureScreen(browser: Browser, screen: Screen, url: string): Promise<Measurement> {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (screen.isSignedIn) await signIn(page, url)
  const bodies: Promise<{ path: string; text: string }>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js')) bodies.push(response.text().then((text) => ({ path, text })))
  })
  const recorder = await recordRequests(page)
  await screen.open(page, url, recorder)
  const untilSeen = recorder.requests.slice()
  await recorder.whenQuiet()
  const scripts = recorder.requests.filter(({ isScript }) => isScript)
  const duplicates = findDuplicates(await Promise.all(bodies))
  await context.close()
  return {
    scripts,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    untilSeen: {
      requests: untilSeen.length,
      depth: Math.max(...untilSeen.map(({ depth }) => depth)),
    },
    duplicates,
    repeated: findRepeated(scripts.map(({ path }) => path)),
  }
}

const findRepeated = (paths: readonly string[]) => [
  ...new Set(paths.filter((path, index) => paths.indexOf(path) < index)),
]

function findDuplicates(scripts: { path: string; text: string }[]): Measurement['duplicates'] {
  const held = scripts.flatMap(({ path, text }) => findLibraries(text).map((library) => ({ library, path })))
  return [...Map.groupBy(held, ({ library }) => library)]
    .filter(([, copies]) => copies.length > 1)
    .map(([library, copies]) => ({ library, paths: copies.map(({ path }) => path) }))
}
