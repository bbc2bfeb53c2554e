import type { Browser, Page } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'

export type ListMeasures = {
  /** Milliseconds from the last byte of the records to the frame with the first rows. */
  firstRows: number
  /** DOM nodes of the whole document, at the smallest and the largest page size. */
  nodes: { least: number; most: number }
  answers: Answer[]
}

/**
 * Milliseconds from the key press or pointer release to the frame with the new count, and to the one with the new rows.
 */
type Answer = { what: string; count: number; rows: number }

export async function measureList(browser: Browser, url: string, slowdown: number): Promise<ListMeasures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, url)
  await page.addInitScript(noteFirstRows)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/packages/`)
  await page.locator('tr[data-row-key]').first().waitFor({ timeout: 120_000 })
  const firstRows = await page.evaluate(readFirstRows)
  const least = await page.evaluate(countNodes)
  const answers: Answer[] = []
  for (const step of steps) {
    const answer = page.evaluate(measureAnswer)
    await step.press(page)
    answers.push({ what: step.what, ...(await answer) })
    // Keeps the previous interaction's work out of the measurement.
    await page.waitForURL(`${url}/packages/${step.address}`)
    await page.evaluate(whenIdle)
  }
  await page.goto(`${url}/packages/?size=100`)
  await page.locator('tr[data-row-key]').nth(99).waitFor({ timeout: 120_000 })
  const most = await page.evaluate(countNodes)
  await context.close()
  return { firstRows, nodes: { least, most }, answers }
}

const choose = (name: string) => (page: Page) =>
  page.getByRole('radiogroup', { name: 'Status' }).getByText(name, { exact: true }).click()

const type = (key: string) => (page: Page) => page.getByRole('searchbox').press(key)

const steps: readonly { what: string; address: string; press(page: Page): Promise<void> }[] = [
  { what: 'filter', address: '?status=draft', press: choose('Draft') },
  { what: 'another filter', address: '?status=published', press: choose('Published') },
  { what: 'no filter', address: '', press: choose('All') },
  { what: 'search, first key', address: '?q=4', press: type('4') },
  { what: 'search, second key', address: '?q=48', press: type('8') },
  { what: 'search, third key', address: '?q=481', press: type('1') },
]

/** Runs in the page, as do the functions below. */
function noteFirstRows() {
  const observer = new MutationObserver(() => {
    if (document.querySelector('tr[data-row-key]') === null) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-rows')))
  })
  observer.observe(document, { childList: true, subtree: true })
}

function readFirstRows(): Promise<number> {
  const read = () => {
    const shown = performance.getEntriesByName('first-rows')[0]?.startTime
    const records = performance
      .getEntriesByType('resource')
      .find(({ name }) => new URL(name).pathname.endsWith('/packages'))
    if (shown === undefined || !(records instanceof PerformanceResourceTiming)) return null
    return shown - records.responseEnd
  }
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const time = read()
      if (time === null) return
      clearInterval(timer)
      resolve(time)
    }, 50)
  })
}

const countNodes = () => document.querySelectorAll('*').length

const whenIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))

function measureAnswer(): Promise<{ count: number; rows: number }> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const { signal } = listening
    let pressedAt = 0
    for (const kind of ['pointerup', 'keydown']) {
      addEventListener(kind, ({ timeStamp }) => (pressedAt ||= timeStamp), { capture: true, signal })
    }
    const changed = (selector: string) =>
      new Promise<number>((seen) => {
        const target = document.querySelector(selector)
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => seen(performance.now() - pressedAt)))
        })
        if (target !== null) observer.observe(target, { characterData: true, childList: true, subtree: true })
      })
    void Promise.all([changed('main [role=status]'), changed('main tbody')]).then(([count, rows]) => {
      listening.abort()
      resolve({ count, rows })
    })
  })
}
