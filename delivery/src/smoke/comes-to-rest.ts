import type { Page } from 'playwright-core'
import { waitForRest } from './in-page.ts'
import type { PageLog } from './watch-page.ts'

/** Looks at a page at most every 50 ms: half a second of rest, within 20 seconds. */
export const rest = { quietLooks: 10, mostLooks: 400 }
/** For work without a timeout of its own, such as a page whose thread never comes free. */
export const atMost = 30_000

/** Undefined where its thread never comes free. */
export const comesToRest = (page: Page, log?: PageLog): Promise<boolean | undefined> =>
  within(atMost, async () => {
    for (let tries = 0; tries < 3; tries++) {
      if (!(await page.evaluate(waitForRest, rest))) return false
      if (log === undefined || log.pending.size === 0) return true
    }
    return true
  })

/** Undefined when it takes longer than `milliseconds`. */
async function within<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  return Promise.race([work(), over]).finally(() => clearTimeout(timer))
}
