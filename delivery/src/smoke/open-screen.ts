import type { BrowserContext, Page } from 'playwright-core'
import { atMost, comesToRest, rest } from './comes-to-rest.ts'
import { look, type Sight, waitForRest } from './in-page.ts'
import type { Leave } from './leave-screen.ts'
import type { Screen } from './list-screens.ts'
import { unitHeader } from './smoke-api.ts'
import type { SmokeProblem } from './smoke-problem.ts'
import { type PageLog, watchPage } from './watch-page.ts'

/** A screen that was opened, its faults, and what its team may not mean it to do. */
export type OpenedScreen = {
  problems: SmokeProblem[]
  questions: readonly string[]
  links: readonly string[]
  log: PageLog
}

export type Place = {
  url: string
  apiPathPrefix: string
  files: Readonly<Record<string, string>>
  apiName: string
}

/** Opens an address in a page of its own, waits until it is at rest, and leaves it. */
export async function openScreen(
  context: BrowserContext,
  screen: Screen,
  { place, leave }: { place: Place; leave?: Leave },
): Promise<OpenedScreen> {
  const { unit, address } = screen
  const page = await context.newPage()
  await page.setExtraHTTPHeaders({ [unitHeader]: unit })
  const log = watchPage(page, place)
  const problems: SmokeProblem[] = []
  const see = (seen: string, file?: string) => problems.push({ unit, screen: address, seen, file })
  try {
    await page.goto(`${place.url}${address}`, { waitUntil: 'load', timeout: atMost })
    const isAtRest = await comesToRest(page, log)
    if (isAtRest !== true) see('it never comes to rest')
    const sight = isAtRest === undefined ? undefined : await lookTwice(page)
    await log.settled()
    const questions = askAbout(log)
    for (const { what, file } of log.seen) see(what, file)
    if (sight) for (const what of describeSight(sight, address)) see(what)
    if (problems.length > 0 && log.refused.length > 0)
      see(
        `${[...new Set(log.refused)].join(', ')}. Where ${place.apiName} has no such address, record it in the remote’s recorded-api.json, which is part of its build: console-remote record`,
      )
    // The section that it is left for may ask for answers that nobody recorded.
    if (problems.length === 0 && leave)
      for (const { what, file } of await leave(page, screen, log)) see(what, file)
    return { problems, questions, links: sight?.links ?? [], log }
  } catch (error) {
    see(`it could not be opened: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`)
    return { problems, questions: [], links: [], log }
  } finally {
    await page.close().catch(() => undefined)
  }
}

/** An address that is read more often while nobody does anything is polled. */
const readsAtMost = 2

/** A screen at rest has been looked at for a second or so, and touched by nobody. */
const askAbout = ({ asked }: PageLog): string[] =>
  Array.from(asked).flatMap(([request, times]) => {
    if (!request.startsWith('GET ')) return [`it sends ${request} as soon as it opens`]
    return times > readsAtMost
      ? [`it asked for ${request.slice(4)} ${times} times while nobody did anything`]
      : []
  })

/** A blank screen gets a second look: something may have been loading for longer than the page seemed at rest. */
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
