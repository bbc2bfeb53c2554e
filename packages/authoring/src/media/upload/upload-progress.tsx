import { ActionButton } from '../../controls/action-button.tsx'
import layout from '../../styles/layout.module.css'
import text from '../../styles/text.module.css'
import { formatSize } from '../api/media-labels.ts'
import type { UnfinishedUpload, Upload } from './create-upload.ts'
import styles from './media-source.module.css'

type UploadProgressProps = {
  upload: Upload
  state: UnfinishedUpload
  onCancel(): void
}

/** Progress of an upload. */
export function UploadProgress({ upload, state, onCancel }: UploadProgressProps) {
  const { name, done, total } = state
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100)
  return (
    <div className={styles.progress}>
      <p className={text.note}>
        {name}: {formatSize(done)} of {formatSize(total)}, {percent}%
      </p>
      <progress aria-label={`Uploading ${name}`} value={done} max={total} />
      <p className={text.small} role="status">
        {stateTexts[state.is]}
      </p>
      <div className={layout.row}>
        {(state.is === 'sending' || state.is === 'waiting') && (
          <ActionButton look="framed" aria-label={`Pause the upload of ${name}`} onClick={upload.pause}>
            Pause
          </ActionButton>
        )}
        {state.is === 'paused' && (
          <ActionButton look="framed" aria-label={`Resume the upload of ${name}`} onClick={upload.start}>
            Resume
          </ActionButton>
        )}
        <ActionButton look="plain" aria-label={`Cancel the upload of ${name}`} onClick={onCancel}>
          Cancel the upload
        </ActionButton>
      </div>
    </div>
  )
}

const stateTexts: Record<UploadProgressProps['state']['is'], string> = {
  queued: 'Waiting for the files before it',
  checking: 'Reading the file',
  sending: 'Uploading',
  waiting: 'The connection was lost. The upload continues by itself once it is back.',
  paused: 'Paused. What has been uploaded is not sent again.',
}
