import { usePlatform } from '@console/shared/platform-context'
import type { MediaFile } from '@console/shared/schemas/media'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ActionButton } from '../../controls/action-button.tsx'
import text from '../../styles/text.module.css'
import { AltTextForm } from '../library/alt-text-form.tsx'
import type { Upload } from './create-upload.ts'
import styles from './media-source.module.css'
import { UploadProgress } from './upload-progress.tsx'
import { openUploads } from './uploads.store.ts'
import { useUploadState } from './use-upload-state.ts'

type FieldUploadProps = {
  upload: Upload
  onKept(file: MediaFile): void
  onCancel(): void
  /** Shows the file's properties. */
  renderFacts: ((file: File) => ReactNode) | undefined
  /** Control to choose another file. */
  children: ReactNode
}

/** Upload of the file chosen for a field. It continues when the field is closed, and ends in the library. */
export function FieldUpload({ upload, onKept, onCancel, renderFacts, children }: FieldUploadProps) {
  const uploads = openUploads(usePlatform())
  const state = useUploadState(upload)
  const take = useEffectEvent(onKept)
  useEffect(() => {
    if (state.is === 'kept') take(state.file)
  }, [state])
  useEffect(
    () => () => {
      if (!('done' in upload.store.getState())) uploads.remove(upload)
    },
    [uploads, upload],
  )
  return (
    <>
      {'done' in state ? <UploadProgress upload={upload} state={state} onCancel={onCancel} /> : children}
      {state.is === 'failed' && (
        <div className={styles.done} role="alert">
          <p className={text.note}>{state.message}</p>
          {state.canRetry && (
            <ActionButton look="framed" onClick={upload.start}>
              Retry
            </ActionButton>
          )}
        </div>
      )}
      {state.is === 'kept' && (
        <div className={styles.done}>
          <p className={text.note} role="status">
            “{state.file.name}” is in the library, and its address is in the field. {state.note}
          </p>
          {state.file.kind === 'picture' && <AltTextForm key={state.file.id} file={state.file} />}
        </div>
      )}
      {state.is !== 'failed' && renderFacts?.(upload.file)}
    </>
  )
}
