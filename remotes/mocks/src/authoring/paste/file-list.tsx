import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { countWords } from '@console/ielts'
import { toCounted } from '@console/ielts/checks'
import type { SourceKind } from '@console/printed-tests/sources'
import { Select } from '@console/shared/ui/select'
import styles from './file-list.module.css'
import { type FileSource, type Sources, typedId } from './use-sources.ts'

const kinds: readonly (readonly [SourceKind, string])[] = [
  ['paper', 'Test paper'],
  ['key', 'Answer key'],
  ['script', 'Transcript'],
  ['none', 'Leave out'],
]

type FileListProps = { sources: Sources; shown: string; onShow(id: string): void }

/** The files of a test, each with its detected content or the reason why it cannot be read. */
export function FileList({ sources, shown, onShow }: FileListProps) {
  const { files, typed, setKind, remove } = sources
  if (files.length === 0) return null
  return (
    <ul className={`${layout.plain} ${styles.files}`} aria-label="Files">
      {(typed !== '' || shown === typedId) && (
        <li className={styles.file}>
          <ActionButton
            look="plain"
            className={`${text.cut} ${styles.name}`}
            aria-pressed={shown === typedId}
            onClick={() => onShow(typedId)}
          >
            Typed or pasted
          </ActionButton>
        </li>
      )}
      {files.map((file) => (
        <li key={file.id} className={styles.file} data-refused={file.state.is === 'refused' || undefined}>
          <ActionButton
            look="plain"
            className={`${text.cut} ${styles.name}`}
            aria-pressed={shown === file.id}
            disabled={file.state.is !== 'read'}
            onClick={() => onShow(file.id)}
          >
            {file.name}
          </ActionButton>
          {file.state.is === 'read' && (
            <Select
              aria-label={`Use ${file.name} as`}
              value={file.kind}
              options={kinds}
              onChoose={(kind) => setKind(file.id, kinds.find(([each]) => each === kind)?.[0] ?? 'paper')}
            />
          )}
          <ActionButton look="plain" aria-label={`Remove ${file.name}`} onClick={() => remove(file.id)}>
            Remove
          </ActionButton>
          <FileState file={file} />
        </li>
      ))}
    </ul>
  )
}

function FileState({ file: { name, state, text: own } }: { file: FileSource }) {
  switch (state.is) {
    case 'reading':
      return (
        <p className={`${text.small} ${styles.state}`} role="status">
          {state.pages === 0 ? 'Reading…' : `Reading: page ${state.done} of ${state.pages}`}
          {state.pages > 0 && (
            <progress aria-label={`Reading ${name}`} value={state.done} max={state.pages} />
          )}
        </p>
      )
    case 'read':
      return <p className={`${text.small} ${styles.state}`}>{toCounted(countWords(own), 'word')}</p>
    case 'refused':
      return (
        <p className={`${text.small} ${styles.state}`} role="alert">
          {state.reason}
        </p>
      )
  }
}
