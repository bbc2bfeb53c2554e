import { useState } from 'react'
import { useStore } from 'zustand'
import { overlayStore, showOverlay } from '../overlays/overlay.store.ts'
import styles from './tour-card.module.css'
import { hasSeenTour, noteTourSeen } from './tour-seen.ts'

/** For people who have not seen the tour on this device: covers nothing, and disappears for good with either answer. */
export function TourCard({ onStart }: { onStart(): void }) {
  const [isDismissed, setDismissed] = useState(false)
  const { open } = useStore(overlayStore)
  if (isDismissed || open === 'tour' || hasSeenTour()) return null

  function handleStart() {
    onStart()
    showOverlay('tour')
  }

  function handleDismiss() {
    noteTourSeen()
    setDismissed(true)
    // The pressed button unmounts with the card.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.card} aria-label="Tour">
      <p>New here? See the console in five steps.</p>
      <button type="button" className="button" onClick={handleStart}>
        Take the tour
      </button>
      <button type="button" className={styles.dismiss} onClick={handleDismiss}>
        No, thanks
      </button>
    </section>
  )
}
