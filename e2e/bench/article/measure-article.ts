import type { Browser, CDPSession, Page } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'
import { measurePress, pressKey } from '../press-answer.ts'
import { type Renders, startCountingRenders } from './count-renders.ts'

/**
 * Milliseconds. `keys`: until each key was on screen; `processor`: CPU time per key, including the preview and
 * everything that follows, independent of load.
 */
export type KeyTimes = { keys: number[]; processor: number }
export type ArticleTimes = KeyTimes & { opened: number; added: number }

const keys = 24

async function openArticle(browser: Browser, url: string, id: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, url)
  return { context, page, path: `${url}/grammar/${id}/edit` }
}

const placeCaret = async (page: Page) => {
  await page.getByLabel('Paragraph', { exact: true }).first().click()
  await page.keyboard.press('End')
}

async function openMenu(page: Page) {
  const first = page.locator('[data-section]').first()
  await first.hover()
  await first.getByRole('button', { name: /^More for/ }).click()
  return page.getByRole('menuitem', { name: 'Add a section above' })
}

export async function measureTimes(
  browser: Browser,
  url: string,
  id: number,
  slowdown: number,
): Promise<ArticleTimes> {
  const { context, page, path } = await openArticle(browser, url, id)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const start = Date.now()
  await page.goto(path)
  await page.locator('[data-section]').first().waitFor()
  const opened = Date.now() - start
  await placeCaret(page)
  const typing = await measureKeys(page, devtools)
  const item = await openMenu(page)
  await page.evaluate(whenIdle)
  const added = await measurePress(page, { kind: 'click', act: () => item.click() })
  await context.close()
  return { ...typing, opened, added }
}

/** Baseline: the same keys in a text area on an otherwise empty page. */
export async function measureBareKeys(browser: Browser, slowdown: number): Promise<KeyTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.setContent('<textarea rows="8" cols="80"></textarea>')
  await page.locator('textarea').focus()
  const typing = await measureKeys(page, devtools)
  await context.close()
  return typing
}

async function measureKeys(page: Page, devtools: CDPSession): Promise<KeyTimes> {
  await page.evaluate(whenIdle)
  const answers: number[] = []
  const before = await readProcessorTime(devtools)
  for (let key = 0; key < keys; key++) {
    answers.push(await measurePress(page, pressKey(page, 'e')))
  }
  const processor = ((await readProcessorTime(devtools)) - before) / keys
  return { keys: answers, processor }
}

/** Milliseconds of CPU time on the main thread since the page was opened. */
async function readProcessorTime(devtools: CDPSession): Promise<number> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Components that React renders for a key press and for a section added at the top. */
export async function measureRenders(
  browser: Browser,
  url: string,
  id: number,
): Promise<{ key: Renders; added: Renders }> {
  const { context, page, path } = await openArticle(browser, url, id)
  const { takeRenders } = await startCountingRenders(await context.newCDPSession(page))
  await page.goto(path)
  await placeCaret(page)
  await page.evaluate(whenIdle)
  await takeRenders()
  await page.keyboard.press('e')
  await page.evaluate(whenIdle)
  const key = await takeRenders()
  const item = await openMenu(page)
  await page.evaluate(whenIdle)
  await takeRenders()
  await item.click()
  await page.evaluate(whenIdle)
  const added = await takeRenders()
  await context.close()
  return { key, added }
}

/** Runs in the page. Waits for work deferred while typing, such as counting words. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) =>
    setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 2000 }), 800),
  )
}
