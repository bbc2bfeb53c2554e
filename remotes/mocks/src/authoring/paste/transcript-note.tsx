import text from '@console/authoring/styles/text.module.css'
import { countWords } from '@console/ielts'
import { toCounted } from '@console/ielts/checks'
import { usePlatform } from '@console/shared/platform-context'
import { isKeptByServer } from '../../api/companion-store.ts'
import styles from './paste-dialog.module.css'

type TranscriptNoteProps = {
  transcripts: ReadonlyMap<number, string> | null
  /** Whether the mock is unsaved. */
  isNew: boolean
}

/** Transcripts are kept with the explanations, since mocks have no field for them. */
export function TranscriptNote({ transcripts, isNew }: TranscriptNoteProps) {
  const platform = usePlatform()
  if (transcripts === null) {
    return (
      <p className={`${text.note} ${styles.transcript}`} role="status">
        The transcript is left out: it has no headings “Part 1”, “Part 2” and so on. Add them to its text
        here, or paste it part by part under Explanations.
      </p>
    )
  }
  if (transcripts.size === 0) return null
  const parts = [...transcripts].map(
    ([number, said]) => `part ${number} (${toCounted(countWords(said), 'word')})`,
  )
  return (
    <p className={`${text.note} ${styles.transcript}`} role="status">
      Transcript of {parts.join(', ')}. It is under Explanations, {whereKept(isKeptByServer(platform), isNew)}
    </p>
  )
}

function whereKept(isServed: boolean, isNew: boolean): string {
  if (!isServed) return 'kept on this device.'
  return isNew
    ? 'kept on this device until you create the mock, and on the server from then on.'
    : 'kept on the server.'
}
