import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useOwner, useRemoteState } from '../remotes/use-remotes.ts'
import { rememberScreen } from './recent-screens.ts'
import { type ScreenTrail, useScreenTrail } from './screen-trail.ts'
import { whenHeading } from './when-heading.ts'

/**
 * After every change of path, moves the focus to the new screen's heading and announces its title. The initial page is
 * left to the browser, and a screen that sets the focus itself keeps it. A section that replaces its failure is
 * announced too, and takes the focus if nothing else has it.
 */
export function ScreenArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const isLoaded = useNavigationType() === 'POP'
  const place = useScreenTrail()
  const [announced, setAnnounced] = useState('')
  const isFirst = useRef(true)
  const isFailed = useRemoteState(useOwner(pathname)?.name).status === 'failed'
  const failedPath = useRef<string>(null)

  const arrive = useEffectEvent((heading: HTMLElement, isFirstLoad: boolean) => {
    const title = heading.textContent
    if (place !== null) rememberScreen({ path: pathname, ...describeVisit(place, title) })
    if (isFirstLoad) return
    setAnnounced(title)
    if (isFocusFree(main.current)) focusHeading(heading)
  })

  const arriveLate = useEffectEvent((heading: HTMLElement) => {
    setAnnounced(heading.textContent)
    if (isFocusNowhere()) focusHeading(heading)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen arrives when the path changes
  useEffect(() => {
    const isFirstLoad = isFirst.current && isLoaded
    isFirst.current = false
    return main.current === null
      ? undefined
      : whenHeading(main.current, (heading) => arrive(heading, isFirstLoad))
  }, [pathname])

  useEffect(() => {
    const isMended = !isFailed && failedPath.current === pathname
    failedPath.current = isFailed ? pathname : null
    return isMended && main.current !== null ? whenHeading(main.current, arriveLate) : undefined
  }, [isFailed, pathname, main])

  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}

/** An editor is listed under the name of its record; the hint tells it from the record's own screen. */
function describeVisit({ title, parents }: ScreenTrail, heading: string) {
  const record = parents.at(-1)
  return record === undefined ? { title: heading } : { title: record.title, hint: title }
}

function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const isFocusNowhere = () => document.activeElement === null || document.activeElement === document.body

/** On the body, or on the element that started the navigation: the menu, the breadcrumbs. */
function isFocusFree(main: HTMLElement | null) {
  if (isFocusNowhere()) return true
  const active = document.activeElement
  return main?.contains(active) === false && active?.closest('dialog, [role=dialog]') === null
}
