import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { useStore } from 'zustand'
import { themeStore } from '../theme/theme.store.ts'
import { keepFocus } from './keep-focus.ts'
import { connectToasts } from './notify.ts'
import styles from './toasts.module.css'

/**
 * SPEC §9. Width 356 px, the swipe of 45 px or 0.11 px/ms and the removal after 200 ms are constants of the library;
 * `e2e/stories/toasts.test.ts` holds it to them.
 */
export function Toasts() {
  const mode = useStore(themeStore, (state) => state.mode)
  useEffect(() => connectToasts(toast), [])
  // Comes with the first thing that can stand over a screen.
  useEffect(() => keepFocus(), [])
  return (
    <Toaster
      theme={mode}
      position="bottom-right"
      closeButton
      className={styles.area ?? ''}
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={24}
      mobileOffset={16}
      hotkey={['altKey', 'KeyT']}
    />
  )
}
