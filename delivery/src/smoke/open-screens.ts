import pLimit from 'p-limit'
import type { Browser } from 'playwright-core'
import type { TrialRelease } from '../releases/candidate/prove-candidate.ts'
import { fillAddress } from './fill-address.ts'
import { createLeave } from './leave-screen.ts'
import { isPattern, listScreens, type Screen } from './list-screens.ts'
import { openScreen, type Place } from './open-screen.ts'
import { openSession } from './open-session.ts'
import type { SmokeApi } from './smoke-api.ts'
import type { SmokeProblem } from './smoke-problem.ts'

type Round = {
  browser: Browser
  candidate: TrialRelease
  api: SmokeApi
  place: Place
  print: (line: string) => void
}

export type Outcome = {
  /** How many were opened. */
  screens: number
  problems: SmokeProblem[]
  /** Addresses that reached the browser with the bytes that the record names. */
  proved: Set<string>
}

/** More pages would only share the two cores that machines usually have. */
const pagesAtOnce = 3

/** Opens what changed: first the screens with an address of their own, then those that need an id seen on the first. */
export async function openScreens({ browser, candidate, api, place, print }: Round): Promise<Outcome> {
  const { release, changes } = candidate
  const open = { url: place.url, remotes: release.remotes }
  const visitor = await openSession(browser, open)
  const staff = await openSession(browser, { ...open, session: api.session })
  const leave = createLeave(staff, place.url, release.remotes)
  const all = listScreens(release, changes)
  const outcome: Outcome = { screens: 0, problems: [], proved: new Set() }
  const links = new Set<string>()
  const ids: { screen: string; id: string }[] = []

  const visit = async (screen: Screen) => {
    const {
      problems,
      questions,
      links: shown,
      log,
    } = screen.remote
      ? await openScreen(staff, screen, { place, leave })
      : await openScreen(visitor, screen, { place })
    outcome.screens++
    outcome.problems.push(...problems)
    for (const address of log.proved) outcome.proved.add(address)
    for (const link of shown) links.add(link)
    for (const id of log.ids) ids.push({ screen: screen.address, id })
    const verdict = problems.length === 0 ? 'opened' : 'FAILED'
    print(`  ${verdict}  ${screen.unit}  ${screen.address}  (${outcome.screens} of ${all.length})`)
    for (const question of questions) print(`  is it meant?  ${screen.unit}  ${screen.address}: ${question}`)
  }
  const fill = (screen: Screen): Screen[] => {
    const siblings = Object.keys(screen.remote?.screens ?? {})
    const address = fillAddress(screen.address, siblings, { links: [...links], ids })
    if (address !== undefined) return [{ ...screen, address }]
    print(`  not opened  ${screen.unit}  ${screen.address}: no screen shows an id to open it with`)
    return []
  }
  const limit = pLimit(pagesAtOnce)
  await limit.map(
    all.filter(({ address }) => !isPattern(address)),
    visit,
  )
  await limit.map(all.filter(({ address }) => isPattern(address)).flatMap(fill), visit)
  return outcome
}
