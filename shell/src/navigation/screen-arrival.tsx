import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { rememberScreen } from './recent-screens.ts'
import { useScreenPlace } from './screen-place.ts'
import { whenHeading } from './when-heading.ts'

/**
 * After every change of the path: the focus moves to the new screen's heading and its title is announced. The page that is
 * loaded first is left to the browser, and a screen that put the focus somewhere itself keeps it.
 */
export function ScreenArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const isLoaded = useNavigationType() === 'POP'
  const place = useScreenPlace()
  const [announced, setAnnounced] = useState('')
  const isFirst = useRef(true)

  const arrive = useEffectEvent((heading: HTMLElement, isFirstLoad: boolean) => {
    const title = heading.textContent
    if (place !== null) rememberScreen({ path: pathname, title })
    if (isFirstLoad) return
    setAnnounced(title)
    if (isFocusFree(main.current)) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen arrives when the path changes
  useEffect(() => {
    const isFirstLoad = isFirst.current && isLoaded
    isFirst.current = false
    return main.current === null
      ? undefined
      : whenHeading(main.current, (heading) => arrive(heading, isFirstLoad))
  }, [pathname])

  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}

/** Nowhere, or where the way to this screen began: the menu, the breadcrumbs. */
function isFocusFree(main: HTMLElement | null) {
  const active = document.activeElement
  if (active === null || active === document.body) return true
  return main?.contains(active) === false && active.closest('dialog, [role=dialog]') === null
}
