import type { Browser, Response } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'
import { findLibraries } from '../../src/find-libraries.ts'
import { type LoadedRequest, recordRequests } from './record-requests.ts'
import type { Screen } from './screens.ts'

export type Measurement = {
  scripts: LoadedRequest[]
  scriptBytes: number
  /** Requests sent before the screen was visible, timed by the page itself because the test notices later. */
  untilSeen: { requests: number; depth: number; milliseconds: number }
  /** DOM nodes of the page, once the network is idle. */
  elements: number
  /** Libraries loaded more than once, with the files that contain them. */
  duplicates: { library: string; paths: string[] }[]
  /** Scripts downloaded more than once. */
  repeated: string[]
}

/** Opens a screen with an empty cache and measures until the network is idle. */
export async function measureScreen(browser: Browser, screen: Screen, url: string): Promise<Measurement> {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (screen.isSignedIn) await signIn(page, url)
  const bodies: Promise<{ path: string; text: string }>[] = []
  const readScript = (response: Response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js')) bodies.push(response.text().then((text) => ({ path, text })))
  }
  page.on('response', readScript)
  await page.addInitScript(markSeen, screen.seen)
  const recorder = await recordRequests(page)
  await screen.open(page, url, recorder)
  await recorder.whenQuiet()
  const seenAt = await page.evaluate(readSeen)
  const seenAfter = seenAt - (await page.evaluate(() => performance.timeOrigin))
  const untilSeen = recorder.requests.filter(({ askedAt }) => askedAt <= seenAt)
  const scripts = recorder.requests.filter(({ isScript }) => isScript)
  const elements = await page.locator('*').count()
  // Later responses could not be read before the page closes.
  page.off('response', readScript)
  const duplicates = findDuplicates(await Promise.all(bodies))
  await context.close()
  return {
    scripts,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    untilSeen: {
      requests: untilSeen.length,
      depth: Math.max(...untilSeen.map(({ depth }) => depth)),
      milliseconds: seenAfter,
    },
    elements,
    duplicates,
    repeated: findRepeated(scripts.map(({ path }) => path)),
  }
}

/** Runs in the page, as do the functions below. */
function markSeen(selector: string) {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    observer.disconnect()
    performance.mark('seen')
  })
  observer.observe(document, { childList: true, subtree: true })
}

const readSeen = () =>
  performance.timeOrigin + (performance.getEntriesByName('seen')[0]?.startTime ?? Number.NaN)

const findRepeated = (paths: readonly string[]) => [
  ...new Set(paths.filter((path, index) => paths.indexOf(path) < index)),
]

function findDuplicates(scripts: { path: string; text: string }[]): Measurement['duplicates'] {
  const held = scripts.flatMap(({ path, text }) => findLibraries(text).map((library) => ({ library, path })))
  return [...Map.groupBy(held, ({ library }) => library)]
    .filter(([, copies]) => copies.length > 1)
    .map(([library, copies]) => ({ library, paths: copies.map(({ path }) => path) }))
}
