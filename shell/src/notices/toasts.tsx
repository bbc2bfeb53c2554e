import { readKey } from '@console/shared/ui/read-key'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { keepFocus } from './keep-focus.ts'
import { noticesStore, type ShownNotice } from './notices.store.ts'
import { Toast } from './toast.tsx'
import styles from './toasts.module.css'

/** The toast area: SPEC §9, held to it by `e2e/stories/toasts.test.ts`. */
export function Toasts() {
  const notices = useStore(noticesStore, (state) => state.notices)
  useEffect(() => noticesStore.setState({ isAreaThere: true }), [])
  // Comes with the first thing that can stand over a screen.
  useEffect(() => keepFocus(), [])
  return (
    // Remotes and what reads the screen know it by this name.
    <section aria-label="Notifications alt+T" aria-live="polite" aria-relevant="additions text">
      {notices.length > 0 && <ToastStack notices={notices} />}
    </section>
  )
}

/** Pixels between two (SPEC §9). */
const gap = 14

function ToastStack({ notices }: { notices: readonly ShownNotice[] }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const isHidden = useIsHidden()
  const list = useRef<HTMLOListElement>(null)
  const origin = useRef<Element | null>(null)

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event)
    if (event.altKey && key === 't') {
      setIsExpanded(true)
      list.current?.focus()
    }
    if (key === 'Escape' && list.current?.contains(document.activeElement)) setIsExpanded(false)
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  const isAlone = notices.length === 1
  useEffect(() => {
    // No browser says that the pointer is no longer over a notice which went.
    if (isAlone) setIsExpanded(false)
  }, [isAlone])

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsExpanded(false)
  }

  /** Past the last of them, back to the work they were read at. */
  function handleTab(event: ReactKeyboardEvent) {
    const last = [...event.currentTarget.querySelectorAll('li, button')].at(-1)
    if (readKey(event) !== 'Tab' || event.shiftKey || event.target !== last) return
    if (!(origin.current instanceof HTMLElement) || !origin.current.isConnected) return
    event.preventDefault()
    origin.current.focus({ preventScroll: true })
  }

  const staying = notices.filter(({ isLeaving }) => !isLeaving)
  return (
    <ol
      ref={list}
      tabIndex={-1}
      className={styles.list}
      data-notices
      style={{ '--front-height': `${staying[0]?.height ?? 0}px` } as CSSProperties}
      onMouseEnter={() => setIsExpanded(true)}
      onMouseMove={() => setIsExpanded(true)}
      onMouseLeave={() => setIsExpanded(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleTab}
    >
      {notices.map((notice, index) => (
        <Toast
          key={notice.id}
          notice={notice}
          index={index}
          offset={toOffset(notices.slice(0, index))}
          isExpanded={isExpanded}
          isHeld={isExpanded || isHidden}
        />
      ))}
    </ol>
  )
}

const toOffset = (below: readonly ShownNotice[]) =>
  below.reduce((sum, { height, isLeaving }) => (isLeaving ? sum : sum + height + gap), 0)

/** Whether nobody can see the page. */
function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden)
  useEffect(() => {
    const look = () => setIsHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}
