import type { DataRouter } from 'react-router'
import { containmentStore } from './containment.store.ts'
import { shownSection } from './sections.ts'

/** Milliseconds between two looks, and looks after which the section that is left makes way. */
const pause = 250
const mostLooks = 12
/** Navigations in a row that no person asked for. */
const mostNavigations = 40
/** What shows that a person does something. */
const doings = ['pointerdown', 'keydown', 'input', 'wheel'] as const

/**
 * Keeps the way out of a section open. One that sets a state in every effect leaves React no time for a navigation, which
 * has to wait for whatever is more urgent: once the router is in another section and that is not drawn, the old screen makes
 * way. One that navigates in every effect takes back what a person asks for, and is stopped. See decision 0074.
 */
export function watchNavigation(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  findSection: (path: string) => string | null,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let looks = 0
  let navigations = 0
  let place = ''

  function look() {
    const { pathname } = router.state.location
    const shown = shownSection.getState()
    const isLate = shown !== null && shown !== findSection(pathname)
    looks = isLate ? looks + 1 : 0
    timer = isLate && looks < mostLooks ? setTimeout(look, pause) : undefined
    if (looks === mostLooks) containmentStore.setState({ coming: pathname })
  }

  function note() {
    navigations = 0
    containmentStore.setState({ endless: null })
  }

  for (const doing of doings) addEventListener(doing, note, { capture: true, passive: true })
  const unsubscribe = router.subscribe(({ location, navigation }) => {
    // They are there, and go on, or they are going back.
    if (location.pathname !== containmentStore.getState().coming) containmentStore.setState({ coming: null })
    timer ??= setTimeout(look, pause)
    const next = `${location.key} ${navigation.location?.key}`
    if (next !== place) navigations += 1
    place = next
    if (navigations > mostNavigations) containmentStore.setState({ endless: location.pathname })
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
    for (const doing of doings) removeEventListener(doing, note, { capture: true })
  }
}
