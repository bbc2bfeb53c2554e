import { usePlatform } from '@console/shared/platform-context'
import type { MediaFile, MediaKind } from '@console/shared/schemas/media'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { FileInput } from '../../controls/file-input.tsx'
import { acceptedFiles, toAbsoluteUrl } from '../api/media-labels.ts'
import type { Upload } from './create-upload.ts'
import { FieldUpload } from './field-upload.tsx'
import styles from './lazy-media-source.module.css'
import { MediaChoice } from './media-choice.tsx'
import { openUploads } from './uploads.store.ts'
import { useFileDrop } from './use-file-drop.ts'

const LibraryDrawer = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "media-library" */ '../library/library-drawer.tsx')).LibraryDrawer,
  'The media library',
)

export type MediaSourceProps = {
  kind: MediaKind
  /** Drop and paste target. */
  field: RefObject<HTMLElement | null>
  onAddress(address: string): void
  /** Shows a chosen file's properties. */
  renderFacts?(file: File): ReactNode
}

/** Fills in the address of a recording or picture from a file or the library. */
export function MediaSource({ kind, field, onAddress, renderFacts }: MediaSourceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [choosing, setChoosing] = useState(0)
  const [upload, setUpload] = useState<Upload | null>(null)
  const uploads = openUploads(usePlatform())
  const take = (file: MediaFile) => onAddress(toAbsoluteUrl(file.address))
  const isOver = useFileDrop(field, ([file]) => start(file))

  function start(file: File) {
    const next = uploads.add(file, kind)
    if (upload !== null && upload !== next) uploads.remove(upload)
    setUpload(next)
  }

  const choice = (
    <MediaChoice
      kind={kind}
      onUpload={() => input.current?.click()}
      onLibrary={() => setChoosing(choosing + 1)}
    />
  )
  return (
    <div className={styles.source} data-over={isOver || undefined}>
      {upload === null ? (
        choice
      ) : (
        <FieldUpload
          upload={upload}
          onKept={take}
          onCancel={() => {
            uploads.remove(upload)
            setUpload(null)
          }}
          renderFacts={renderFacts}
        >
          {choice}
        </FieldUpload>
      )}
      <FileInput
        ref={input}
        label={`File of the ${kind}`}
        accept={acceptedFiles[kind]}
        onFiles={([file]) => start(file)}
      />
      {choosing > 0 && (
        <LibraryDrawer
          attempt={choosing}
          kind={kind}
          onChoose={(file) => {
            take(file)
            setChoosing(0)
          }}
          onClose={() => setChoosing(0)}
        />
      )}
    </div>
  )
}
