import { useNavigation } from 'react-router'
import styles from './progress-line.module.css'

/** While the next screen is on its way; appears only when that takes longer than 100 ms. */
export function ProgressLine() {
  if (useNavigation().state === 'idle') return null
  return <div className={styles.line} role="progressbar" aria-label="Loading" />
}
