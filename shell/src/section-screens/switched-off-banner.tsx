import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { endSentence } from '../absence/end-sentence.ts'
import { useSectionTitle } from '../navigation/use-section-title.ts'
import styles from './banner.module.css'

/** Shown above a screen that was open when its section was switched off: unsaved input stays. */
export function SwitchedOffBanner({ remote }: { remote: ReleasedRemote }) {
  const title = useSectionTitle(remote.title)
  return (
    <p className={styles.banner} role="status">
      “{title}” was switched off: {endSentence(remote.disabled?.reason ?? '')} This screen stays open until
      you leave it, and saving may still work.
    </p>
  )
}
