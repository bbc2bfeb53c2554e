import { AltTextForm } from '@console/authoring/media/library/alt-text-form'
import type { Upload } from '@console/authoring/media/upload/create-upload'
import { UploadProgress } from '@console/authoring/media/upload/upload-progress'
import { useUploadState } from '@console/authoring/media/upload/use-upload-state'
import card from '@console/authoring/styles/card.module.css'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { Button } from 'antd'
import { LazyRecordingFacts } from '../measure/lazy-recording-facts.tsx'
import styles from './upload-list.module.css'

type UploadItemProps = { upload: Upload; onRemove(): void }

/** A file being uploaded, or its result. */
export function UploadItem({ upload, onRemove }: UploadItemProps) {
  const { file } = upload
  const state = useUploadState(upload)
  return (
    <li className={card.card}>
      {'done' in state && <UploadProgress upload={upload} state={state} onCancel={onRemove} />}
      {state.is === 'failed' && (
        <p className={`${text.problem} ${styles.text}`} role="alert">
          {!state.message.includes(file.name) && `${file.name}: `}
          {state.message}
        </p>
      )}
      {state.is === 'kept' && (
        <p className={styles.text} role="status">
          “{state.file.name}” is in the library. {state.note}
        </p>
      )}
      {state.is !== 'failed' && file.type.startsWith('audio/') && <LazyRecordingFacts file={file} />}
      {state.is === 'kept' && state.file.kind === 'picture' && (
        <AltTextForm key={state.file.id} file={state.file} />
      )}
      {(state.is === 'failed' || state.is === 'kept') && (
        <div className={layout.row}>
          {state.is === 'failed' && state.canRetry && (
            <Button size="small" aria-label={`Retry the upload of ${file.name}`} onClick={upload.start}>
              Retry
            </Button>
          )}
          <Button size="small" aria-label={`Dismiss ${file.name}`} onClick={onRemove}>
            Dismiss
          </Button>
        </div>
      )}
    </li>
  )
}
