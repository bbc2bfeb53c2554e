import type { DataRouter } from 'react-router'
import { containmentStore } from './containment.store.ts'
import { shownSection } from './shown-section.ts'

/** Milliseconds between two checks, and the number of checks after which the old section gives way. */
const pause = 250
const maxChecks = 12
/** Consecutive navigations without any user input. */
const maxNavigations = 40
/** Events that show user activity. */
const activityEvents = ['pointerdown', 'keydown', 'input', 'wheel'] as const

/**
 * Keeps the way out of a section open. A section that sets state in every effect starves React of time for a
 * navigation, which has a lower priority: once the router is in another section that does not render, the old screen is
 * removed. A section that navigates in every effect undoes the person's navigation, and is stopped. See decision 0074.
 */
export function watchNavigation(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  findSection: (path: string) => string | null,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let checks = 0
  let navigations = 0
  let place = ''

  function check() {
    const { pathname } = router.state.location
    const shown = shownSection.getState()
    const isLate = shown !== null && shown !== findSection(pathname)
    checks = isLate ? checks + 1 : 0
    timer = isLate && checks < maxChecks ? setTimeout(check, pause) : undefined
    if (checks === maxChecks) containmentStore.setState({ coming: pathname })
  }

  function note() {
    navigations = 0
    containmentStore.setState({ endless: null })
  }

  for (const event of activityEvents) addEventListener(event, note, { capture: true, passive: true })
  const unsubscribe = router.subscribe(({ location, navigation }) => {
    // They have arrived and moved on, or they are going back.
    if (location.pathname !== containmentStore.getState().coming) containmentStore.setState({ coming: null })
    timer ??= setTimeout(check, pause)
    const next = `${location.key} ${navigation.location?.key}`
    if (next !== place) navigations += 1
    place = next
    if (navigations > maxNavigations) containmentStore.setState({ endless: location.pathname })
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
    for (const event of activityEvents) removeEventListener(event, note, { capture: true })
  }
}
