import type { ReleaseRecord } from '@console/shared/release'
import { ownsPath } from '@console/shared/remote-config'
import type { BrowserContext, Page } from 'playwright-core'
import { comesToRest } from './comes-to-rest.ts'
import { findLeft } from './find-left.ts'
import type { Screen } from './list-screens.ts'
import { readTraces, type Traces } from './read-traces-in-page.ts'
import type { PageLog } from './watch-page.ts'

/** Milliseconds after which a press is no longer expected to do anything. */
const patience = 15_000

/** Leaves a screen and lists the faults that were seen. */
export type Leave = (page: Page, screen: Screen, log: PageLog) => Promise<PageLog['seen']>

/**
 * Leaves screens as a person does, by the entry of another section in the menu, which they can reach and which nothing covers,
 * and compares the traces in the page. Nothing was typed, so no blocker may ask.
 */
export function createLeave(context: BrowserContext, url: string, remotes: ReleaseRecord['remotes']): Leave {
  const visits = new Map<string, Promise<Visit>>()

  /** The traces of a page that opened only this address. */
  function visit(href: string): Promise<Visit> {
    const known = visits.get(href) ?? openAlone(context, `${url}${href}`)
    visits.set(href, known)
    return known
  }

  return async (page, { unit }, log) => {
    const own = remotes.find(({ name }) => name === unit)?.paths ?? []
    const href = await findWayOut(page, own)
    if (href === undefined) return []
    const { path, rests, traces } = await visit(href)
    const seenBefore = log.seen.length
    const obstacle = await follow(page, href, path)
    if (obstacle !== undefined) return [{ what: obstacle, file: undefined }]
    const isAtRest = (await comesToRest(page)) === true || !rests
    const left = findLeft(unit, await page.evaluate(readTraces), traces)
    // Errors of the other section are its own.
    const said = log.seen
      .slice(seenBefore)
      .filter(({ file }) => file?.startsWith(`/remotes/${unit}/`) === true)
    return [
      ...said.map(({ what, file }) => ({ what: `while it was left, ${what}`, file })),
      ...left,
      ...(isAtRest ? [] : [{ what: 'after it was left, the page never comes to rest', file: undefined }]),
    ]
  }
}

/** The screen that an address led to, whether it came to rest, and the traces in the page at that moment. */
type Visit = { path: string; rests: boolean; traces: Traces }

async function openAlone(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.goto(address)
    const rests = (await comesToRest(page)) === true
    return { rests, path: new URL(page.url()).pathname, traces: await page.evaluate(readTraces) }
  } finally {
    await page.close()
  }
}

const menu = 'nav[aria-label="Main"]'

/** The first entry of another section that the menu shows; undefined where it shows none. */
async function findWayOut(page: Page, own: readonly string[]): Promise<string | undefined> {
  const hrefs = await page
    .locator(`${menu} a[href]:visible`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return hrefs.find((href) => !own.some((path) => ownsPath(path, href)))
}

/** The reason why the menu's entry cannot be followed, if there is one. */
async function follow(page: Page, href: string, path: string): Promise<string | undefined> {
  const link = page.locator(`${menu} a[href="${href}"]`)
  // The menu is rightly out of reach behind a dialog.
  const hasDialog = await page.locator('[role=dialog]:visible, dialog[open]').count()
  try {
    if (hasDialog > 0) await link.dispatchEvent('click', {}, { timeout: patience })
    else await link.click({ timeout: patience })
  } catch (error) {
    const covered = String(error)
      .split('\n')
      .find((line) => line.includes('intercepts pointer events'))
    const cover = /<[^<>]+>/.exec(covered ?? '')?.[0] ?? 'something'
    return `the menu’s link to ${href} cannot be pressed, because ${cover} covers it`
  }
  return page
    .waitForURL(({ pathname }) => pathname === path, { timeout: patience })
    .then(
      () => undefined,
      () => `it cannot be left: the menu’s link to ${href} leads nowhere`,
    )
}
