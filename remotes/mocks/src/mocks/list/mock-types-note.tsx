import { formatNumber } from '@console/shared/ui/number'
import styles from './mock-types-note.module.css'
import type { FactsProgress } from './use-all-facts.ts'

/** The server's rows do not say the mock type: while the mocks are read for it, the list is not complete. */
export function MockTypesNote({ progress: { read, failed, wanted } }: { progress: FactsProgress }) {
  if (read + failed < wanted) {
    return (
      <p role="status" className={styles.note}>
        Reading the mocks for their mock type: {formatNumber(read)} of {formatNumber(wanted)}. More may appear
        below.
      </p>
    )
  }
  if (failed === 0) return null
  return (
    <p role="status" className={styles.note}>
      {failed === 1 ? 'One mock' : `${formatNumber(failed)} mocks`} could not be read, so the mock type is not
      known; this list leaves {failed === 1 ? 'it' : 'them'} out. Choose the mock type again to try once more.
    </p>
  )
}
