import { openUploads, type Uploads } from '@console/authoring/media/upload/uploads.store'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { usePlatform } from '@console/shared/platform-context'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { UploadItem } from './upload-item.tsx'
import styles from './upload-list.module.css'

/** Files on their way into the library, each with how far it is, or why it cannot be kept. */
export function UploadList({ onRemoved }: { onRemoved(): void }) {
  const uploads = openUploads(usePlatform())
  const list = useStore(uploads.store)
  useEffect(() => () => removeKept(uploads), [uploads])
  if (list.length === 0) return null
  return (
    <section className={styles.uploads} aria-label="Uploads">
      <ul className={`${layout.plain} ${layout.rows}`} aria-label="Files that are uploaded">
        {list.map((upload) => (
          <UploadItem
            key={upload.id}
            upload={upload}
            onRemove={() => {
              uploads.remove(upload)
              onRemoved()
            }}
          />
        ))}
      </ul>
      <p className={text.note}>
        Uploads continue while you work elsewhere in the console. If you close or reload it, choose the same
        file again: the upload continues where it stopped.
      </p>
    </section>
  )
}

/** What has been seen to arrive is in the library, and needs no line any more. */
function removeKept({ store, remove }: Uploads) {
  for (const upload of store.getState()) if (upload.store.getState().is === 'kept') remove(upload)
}
