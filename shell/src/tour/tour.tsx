import { readKey } from '@console/shared/ui/read-key'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { closeOverlay } from '../overlays/overlay.store.ts'
import { type Box, placeBeside } from './place-beside.ts'
import styles from './tour.module.css'
import { noteTourSeen } from './tour-seen.ts'
import { type TourStep, tourSteps } from './tour-steps.ts'

/** Explains the parts of the frame step by step. The console stays usable throughout. */
export function Tour() {
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState(0)
  /** Index of the step's place that is on screen. */
  const [where, setWhere] = useState(0)
  const step = tourSteps[at]
  const isLast = at === tourSteps.length - 1

  useLayoutEffect(() => {
    noteTourSeen()
    const before = document.activeElement
    const element = popup.current
    element?.showPopover()
    next.current?.focus()
    return () => {
      const hasFocus = element?.contains(document.activeElement)
      // The card that opened the tour is gone.
      const isThere = before !== document.body && before?.isConnected
      const next = isThere ? before : document.getElementById('content')
      // Scrolling the content into view would push the bar above it off screen.
      if (hasFocus && next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
  }, [])

  const place = useEffectEvent(() => {
    const found = step && findAnchor(step)
    if (found === undefined || popup.current === null || ring.current === null) return
    setWhere(found.index)
    move(ring.current, found.box)
    move(popup.current, placeBeside(found.box, popup.current.getBoundingClientRect(), toScreen()))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: position and size depend on the step
  useLayoutEffect(() => {
    place()
    let frame = 0
    const onMove = () => {
      place()
      // A narrow window has another frame, which renders only after this event.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => place())
    }
    addEventListener('resize', onMove)
    addEventListener('scroll', onMove, true)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', onMove)
      removeEventListener('scroll', onMove, true)
    }
  }, [at, where])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (readKey(event) === 'Escape' && document.querySelector('dialog:modal') === null) closeOverlay()
    }
    // An overlay above the frame holds the focus and handles Escape itself.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[aria-modal=true], dialog:modal') !== null)
        closeOverlay()
    }
    addEventListener('keydown', onKey)
    addEventListener('focusin', onFocus)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('focusin', onFocus)
    }
  }, [])

  function handleBack() {
    // The second step has another button, so the focus moves on.
    if (at === 1) next.current?.focus()
    setAt(at - 1)
  }

  if (step === undefined) return null
  return (
    <>
      <div ref={ring} className={styles.ring} aria-hidden="true" />
      <div ref={popup} popover="manual" role="dialog" aria-labelledby={id} className={styles.popup}>
        <div className={styles.head}>
          <h2 id={id}>{step.title}</h2>
          <button type="button" className={styles.close} aria-label="End the tour" onClick={closeOverlay}>
            <X size={16} aria-hidden="true" />
          </button>
        </div>
        <p aria-live="polite">{(step.places[where] ?? step.places[0]).text}</p>
        <div className={styles.foot}>
          <small>
            Step {at + 1} of {tourSteps.length}
          </small>
          {at > 0 && (
            <button type="button" className="button" onClick={handleBack}>
              Back
            </button>
          )}
          <button
            ref={next}
            type="button"
            className="button"
            onClick={() => (isLast ? closeOverlay() : setAt(at + 1))}
          >
            {isLast ? 'Done' : 'Next'}
          </button>
        </div>
      </div>
    </>
  )
}

/** The first of the step's places that is on screen, with its visible box. */
function findAnchor({ places }: TourStep): { index: number; box: Box } | undefined {
  const boxes = places.map(({ selector }) => document.querySelector(selector)?.getBoundingClientRect())
  const index = boxes.findIndex((box) => box !== undefined && box.width > 0)
  const box = boxes[index]
  if (box === undefined) return undefined
  const top = Math.max(0, box.top)
  return {
    index,
    box: { left: box.left, top, width: box.width, height: Math.min(box.bottom, innerHeight) - top },
  }
}

const toScreen = () => ({ width: document.documentElement.clientWidth, height: innerHeight })

function move(element: HTMLElement, { left, top, ...size }: Partial<Box>) {
  for (const [name, value] of Object.entries({ left, top, ...size })) {
    element.style.setProperty(name, `${value}px`)
  }
}
