import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import styles from './paste-progress.module.css'
import type { useReading } from './use-reading.ts'

/** Says that a text is being read, which takes moments of most tests and seconds of the largest, and stops it. */
export function PasteProgress({ isReading, isStopped, cancel, readAgain }: ReturnType<typeof useReading>) {
  if (!isReading && !isStopped) return null
  return (
    <div className={`${text.note} ${layout.row} ${isReading ? styles.late : ''}`}>
      <span role="status">{isReading ? 'Reading the text…' : 'The text was not read to the end.'}</span>
      {isReading && <progress aria-label="Reading the text" className={styles.progress} />}
      <ActionButton look="framed" onClick={isReading ? cancel : readAgain}>
        {isReading ? 'Stop reading' : 'Read it'}
      </ActionButton>
    </div>
  )
}
