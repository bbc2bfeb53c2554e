import type { BrowserContext, Page } from 'playwright-core'
import { look, type Sight, waitForRest } from './in-page.ts'
import type { Screen } from './list-screens.ts'
import type { SmokeProblem } from './smoke-problem.ts'
import { type PageLog, watchPage } from './watch-page.ts'

/** What a screen showed, and what is wrong with it. */
export type OpenedScreen = { problems: SmokeProblem[]; links: readonly string[]; log: PageLog }

export type Place = {
  url: string
  apiPathPrefix: string
  files: Readonly<Record<string, string>>
  apiName: string
}

/** Looks at a page every 50 ms at the most: half a second of rest, and 20 seconds to come to it. */
const rest = { quietLooks: 10, mostLooks: 400 }
/** For what has no clock of its own, such as a page whose thread never comes free. */
const atMost = 30_000

/** Opens an address in a page of its own and waits until it is at rest. */
export async function openScreen(
  context: BrowserContext,
  { unit, address }: Screen,
  place: Place,
): Promise<OpenedScreen> {
  const page = await context.newPage()
  const log = watchPage(page, place)
  const problems: SmokeProblem[] = []
  const see = (seen: string, file?: string) => problems.push({ unit, screen: address, seen, file })
  try {
    await page.goto(`${place.url}${address}`, { waitUntil: 'load', timeout: atMost })
    const isAtRest = await within(atMost, async () => {
      for (let tries = 0; tries < 3; tries++) {
        if (!(await page.evaluate(waitForRest, rest))) return false
        if (log.pending.size === 0) return true
      }
      return true
    })
    if (isAtRest !== true) see('it never comes to rest')
    const sight = isAtRest === undefined ? undefined : await lookTwice(page)
    await log.settled()
    for (const { what, file } of log.seen) see(what, file)
    if (sight) for (const what of describeSight(sight, address)) see(what)
    if (problems.length > 0 && log.refused.length > 0)
      see(
        `${[...new Set(log.refused)].join(', ')}. Where ${place.apiName} has no such address, say which API has: --api <origin> --token-file <file>, or --recorded <file>`,
      )
    return { problems, links: sight?.links ?? [], log }
  } catch (error) {
    see(`it could not be opened: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`)
    return { problems, links: [], log }
  } finally {
    await page.close().catch(() => undefined)
  }
}

/** A blank screen is looked at once more: something may have been on its way for longer than it was quiet. */
async function lookTwice(page: Page): Promise<Sight> {
  const sight = await page.evaluate(look)
  if (!sight.isBlank) return sight
  await page.evaluate(waitForRest, { ...rest, quietLooks: 2 * rest.quietLooks })
  return page.evaluate(look)
}

function describeSight({ path, isBlank, failure }: Sight, address: string): string[] {
  if (path === '/signin' && address !== '/signin')
    return ['the console asks to sign in in place of the screen']
  if (failure !== null) return [`an error stands in place of the screen: “${failure.slice(0, 300)}”`]
  return isBlank ? ['the screen is blank'] : []
}

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
