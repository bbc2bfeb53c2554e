import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useOwner, useRemoteState } from '../remotes/use-remotes.ts'
import { rememberScreen } from './recent-screens.ts'
import { type ScreenPlace, useScreenPlace } from './screen-place.ts'
import { whenHeading } from './when-heading.ts'

/**
 * After every change of the path: the focus moves to the new screen's heading and its title is announced. The page that is
 * loaded first is left to the browser, and a screen that put the focus somewhere itself keeps it. A section that comes in the
 * place of its failure is announced too, and has the focus where nothing else has it.
 */
export function ScreenArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const isLoaded = useNavigationType() === 'POP'
  const place = useScreenPlace()
  const [announced, setAnnounced] = useState('')
  const isFirst = useRef(true)
  const isFailed = useRemoteState(useOwner(pathname)?.name ?? '').status === 'failed'
  const failedPath = useRef<string>(null)

  const arrive = useEffectEvent((heading: HTMLElement, isFirstLoad: boolean) => {
    const title = heading.textContent
    if (place !== null) rememberScreen({ path: pathname, ...nameVisit(place, title) })
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

/** An editor is found again under the name of what it edits, and told apart from the record's own screen, which its heading names. */
function nameVisit({ title, parents }: ScreenPlace, heading: string) {
  const record = parents.at(-1)
  return record === undefined ? { title: heading } : { title: record.title, hint: title }
}

function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const isFocusNowhere = () => document.activeElement === null || document.activeElement === document.body

/** Nowhere, or where the way to this screen began: the menu, the breadcrumbs. */
function isFocusFree(main: HTMLElement | null) {
  if (isFocusNowhere()) return true
  const active = document.activeElement
  return main?.contains(active) === false && active?.closest('dialog, [role=dialog]') === null
}
