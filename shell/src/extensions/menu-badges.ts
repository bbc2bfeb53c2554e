import type { Extensions } from '@console/shared/extensions'
import { isDataScarce } from '@console/shared/ui/is-data-scarce'
import { createStore } from 'zustand/vanilla'
import { shownSection } from '../containment/shown-section.ts'

type Badge = { count: number; sentence: string }

/** By remote, then by path of its menu entry. */
export const badgesStore = createStore<Readonly<Record<string, Readonly<Record<string, Badge>>>>>(() => ({}))

/** Milliseconds until remotes are first asked for their badges, and between later requests. */
const first = 30_000
const pause = 15 * 60_000

/**
 * Asks late and rarely, since the answer needs code and lists of sections that may never be opened; not at all on
 * metered data or in a hidden tab. A section that was just left may have changed its records, and is asked at once.
 */
export function watchBadges(extensions: Extensions): () => void {
  const ending = new AbortController()
  const ask = (only?: string) => {
    if (isDataScarce() || document.visibilityState !== 'visible') return
    for (const { remote, run } of extensions.list('menu.badges'))
      if (only === undefined || only === remote)
        // A failure is reported under the remote's name; the previous count may be outdated.
        run(ending.signal)
          .catch(() => [])
          .then((badges) => {
            if (ending.signal.aborted) return
            const byPath = Object.fromEntries(badges.map(({ path, ...badge }) => [path, badge]))
            badgesStore.setState({ [remote]: byPath })
          })
  }
  let timer = setTimeout(function again() {
    ask()
    timer = setTimeout(again, pause)
  }, first)
  const unsubscribe = shownSection.subscribe((_, left) => {
    if (left !== null) ask(left)
  })
  return () => {
    ending.abort()
    clearTimeout(timer)
    unsubscribe()
    badgesStore.setState({}, true)
  }
}
