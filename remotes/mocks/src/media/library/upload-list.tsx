import type { Upload } from '@console/authoring/media/upload/create-upload'
import { openUploads, type Uploads } from '@console/authoring/media/upload/uploads.store'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { usePlatform } from '@console/shared/platform-context'
import { formatCount } from '@console/shared/ui/number'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { UploadItem } from './upload-item.tsx'
import styles from './upload-list.module.css'

/** Uploads with their progress, or the reason why they failed. */
export function UploadList({ onRemoved }: { onRemoved(): void }) {
  const uploads = openUploads(usePlatform())
  const list = useStore(uploads.store)
  useEffect(() => () => removeKept(uploads), [uploads])
  if (list.length === 0) return null
  const remove = (gone: readonly Upload[]) => {
    for (const upload of gone) uploads.remove(upload)
    onRemoved()
  }
  return (
    <section className={styles.uploads} aria-label="Uploads">
      {list.length > 1 && <UploadSummary list={list} onRemove={remove} />}
      <ul className={`${layout.plain} ${layout.rows}`} aria-label="Files that are uploaded">
        {list.map((upload) => (
          <UploadItem key={upload.id} upload={upload} onRemove={() => remove([upload])} />
        ))}
      </ul>
      <p className={text.note}>
        Uploads continue while you work elsewhere in the console. If you close or reload it, choose the same
        file again: the upload continues where it stopped.
      </p>
    </section>
  )
}

type UploadSummaryProps = { list: readonly Upload[]; onRemove(gone: readonly Upload[]): void }

/** Summarizes many uploads, with one button that clears the finished ones. */
function UploadSummary({ list, onRemove }: UploadSummaryProps) {
  const count = (is: string) => list.filter(({ store }) => store.getState().is === is).length
  const [kept, failed] = [count('kept'), count('failed')]
  const done = list.filter(isDone)
  return (
    <div className={layout.ends}>
      <p className={styles.text}>
        {kept} of {formatCount(list.length, { one: 'file', many: 'files' })} {kept === 1 ? 'is' : 'are'} in
        the library.
        {failed > 0 && ` ${failed} ${failed === 1 ? 'was' : 'were'} not uploaded.`}
      </p>
      {done.length > 1 && (
        <Button size="small" onClick={() => onRemove(done)}>
          Dismiss finished
        </Button>
      )}
    </div>
  )
}

/** Failed uploads that can be retried stay, since the file would have to be chosen again. */
function isDone({ store }: Upload): boolean {
  const state = store.getState()
  return state.is === 'kept' || (state.is === 'failed' && !state.canRetry)
}

/** The library shows uploaded files itself. */
function removeKept({ store, remove }: Uploads) {
  for (const upload of store.getState()) if (upload.store.getState().is === 'kept') remove(upload)
}
