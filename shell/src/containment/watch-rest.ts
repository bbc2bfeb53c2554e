import type { Telemetry } from '@console/shared/platform'
import { countChained } from './count-chained.ts'
import { commits } from './count-commits.ts'
import { cutStore, endCut, heartbeat } from './heartbeat.store.ts'
import { readRouter } from './router-in-use.ts'

/** Milliseconds between two beats. */
const interval = 200
/** Beats in a row after which nothing better is to be expected. */
const patience = 11
/** The same of beats without a turn: on a busy machine a screen that works a long queue off may leave none for seconds. */
const starvedPatience = 50
/** Commits meanwhile. On a machine that is busy with other things, what draws at every frame leaves no turn either, but makes few. */
const starvedCommits = 1500
/** Commits between two beats, as no clock ticks and no screen is painted: a timer of 0 ms makes 50. */
const spinning = 70
/** Navigations in a row that no person asked for. */
const mostNavigations = 40
/** What shows that a person does something. */
const doings = ['pointerdown', 'keydown', 'input', 'wheel'] as const

let isWatching = false

/**
 * Watches a screen that keeps React busy, until it rests. An update of the frame's own, of the lowest urgency, is asked for
 * again and again: beside animations, timers and progress its turn comes, however many there are of them. Where it never
 * does while the section goes on, no navigation's would either, and the section is cut off. So is one of which every commit
 * brings about the next, and one that navigates by itself, without end and without a person's doing.
 *
 * Where its turn comes and it is not shown, it waits for an answer, or is begun anew with each update of the section. Nobody
 * can tell which; a person who is on their way elsewhere loses nothing by seeing the old screen go.
 */
export function watchRest(telemetry: Telemetry): void {
  if (isWatching) return
  isWatching = true
  const router = readRouter()
  let counted = commits.total
  let sent = heartbeat.shown
  let answered = heartbeat.shown
  let starved = 0
  let madeStarved = 0
  let unshown = 0
  let spins = 0
  let navigations = 0
  let place = ''

  const unsubscribe = router?.subscribe(({ location, navigation }) => {
    const next = `${location.key} ${navigation.location?.key}`
    if (next !== place) navigations += 1
    place = next
    if (navigations > mostNavigations) cutOff('navigating')
  })
  const note = () => {
    navigations = 0
    spins = 0
  }
  for (const doing of doings) window.addEventListener(doing, note, { capture: true, passive: true })
  const chained = countChained()
  const timer = setInterval(beat, interval)

  function beat() {
    const own = heartbeat.shown === answered ? 0 : 1
    const made = commits.total - counted
    const isRestless = made > own
    spins = chained.take() > made * 0.9 && made >= spinning ? spins + 1 : 0
    counted = commits.total
    answered = heartbeat.shown
    if (!isRestless) return stop()
    const isStarved = heartbeat.tried < sent
    starved = isStarved ? starved + 1 : 0
    madeStarved = isStarved ? madeStarved + made : 0
    unshown = answered >= sent ? 0 : unshown + 1
    if (starved > starvedPatience && madeStarved >= starvedCommits) return cutOff('rendering')
    if (unshown > patience) makeWay()
    if (spins > patience) return cutOff('updating')
    sent += 1
    heartbeat.send(sent)
  }

  function makeWay() {
    const { path } = heartbeat
    const coming = router?.state.location.pathname ?? path
    if (coming === path || cutStore.getState().path !== null) return
    cutStore.setState({ path, coming })
    const unsubscribe = router?.subscribe(({ location }) => {
      if (location.pathname === coming) return
      // They are going back, or elsewhere.
      unsubscribe?.()
      endCut()
    })
  }

  function cutOff(doing: 'rendering' | 'updating' | 'navigating') {
    stop()
    const { path, owner: remote } = heartbeat
    if (remote === null || cutStore.getState().path === path) return
    cutStore.setState({ path, coming: null })
    // What it was on its way to is not where anybody asked to go.
    if (doing === 'navigating') void router?.navigate(path, { replace: true })
    const facts = { doing, remote: remote.name, version: remote.version, route: path }
    telemetry.log('error', 'A section never came to rest', facts)
    telemetry.captureException(new Error(`${remote.title} never came to rest`), {
      source: 'restless-section',
      ...facts,
    })
  }

  function stop() {
    isWatching = false
    clearInterval(timer)
    chained.stop()
    unsubscribe?.()
    for (const doing of doings) window.removeEventListener(doing, note, { capture: true })
  }
}
