import type { Browser, CDPSession, Page } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'

/** The slow network used in every comparison. */
const network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 }
const longest = 120_000

export type PeerPage = { page: Page; devtools: CDPSession; url: string }

/** The page to open, and how much to slow down its CPU. */
export type PeerPlace = { browser: Browser; url: string; slowdown: number }

/** Signs in, throttles the page, passes it to `use` and closes it. */
export async function withPeerPage<Result>(
  { browser, url, slowdown }: PeerPlace,
  use: (peer: PeerPage) => Promise<Result>,
): Promise<Result> {
  // The console's CSP forbids what the bare list's libraries do, so it is bypassed for both.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(longest)
    await signIn(page, url)
    await page.addInitScript(markBlocking)
    await page.addInitScript(markFrame, { name: 'first row', shown: firstRow })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await use({ page, devtools, url })
  } finally {
    await context.close()
  }
}

export const firstRow = 'tr[data-row-key]'

/** Milliseconds from the navigation to the frame with the first row. */
export async function openPackages({ page, url }: PeerPage): Promise<number> {
  await page.goto(`${url}/packages/`, { waitUntil: 'commit' })
  return readMark(page, 'first row')
}

/** Milliseconds from the press to the frame in which something matches `shown`, or nothing matches `gone` any more. */
export async function timePress(
  page: Page,
  press: () => Promise<void>,
  seen: { shown: string } | { gone: string },
): Promise<number> {
  const name = JSON.stringify(seen)
  await page.evaluate(markFrame, { name, ...seen })
  await page.evaluate(markPress)
  await press()
  const frame = await readMark(page, name)
  return frame - (await readMark(page, 'press'))
}

export const readBlocking = (page: Page) => page.evaluate(sumBlocking)

async function readMark(page: Page, name: string): Promise<number> {
  const mark = await page.waitForFunction(
    (asked) => performance.getEntriesByName(asked).at(-1)?.startTime,
    name,
  )
  return (await mark.jsonValue()) ?? Number.NaN
}

/** Runs in the page, as do the functions below. */
function markFrame({ name, shown, gone }: { name: string; shown?: string; gone?: string }) {
  const isSeen = () =>
    shown === undefined ? document.querySelector(gone ?? '') === null : document.querySelector(shown) !== null
  const observer = new MutationObserver(() => {
    if (!isSeen()) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
  })
  observer.observe(document, { childList: true, subtree: true })
}

function markPress() {
  performance.clearMarks('press')
  addEventListener('pointerup', ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }), {
    capture: true,
    once: true,
  })
}

function markBlocking() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) performance.mark('blocking', { detail: duration - 50 })
  }).observe({ type: 'longtask', buffered: true })
}

const sumBlocking = () =>
  performance
    .getEntriesByName('blocking')
    .reduce((sum, entry) => sum + (entry instanceof PerformanceMark ? Number(entry.detail) : 0), 0)
