import { useNavigation } from 'react-router'
import styles from './progress-line.module.css'

/** Shown while the next screen is loading, after 100 ms. */
export function ProgressLine() {
  if (useNavigation().state === 'idle') return null
  return <div className={styles.line} role="progressbar" aria-label="Loading" />
}
