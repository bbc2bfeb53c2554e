import { FileInput } from '@console/authoring/controls/file-input'
import { acceptedFiles } from '@console/authoring/media/api/media-labels'
import { MediaLibrary } from '@console/authoring/media/library/media-library'
import { useFileDrop } from '@console/authoring/media/upload/use-file-drop'
import { mockSectionSchema } from '@console/ielts/schemas'
import { toUserMessage } from '@console/shared/errors'
import { ListPage } from '@console/shared/list'
import type { Links } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import { type MediaUse, mediaKindSchema } from '@console/shared/schemas/media'
import { EmptyState } from '@console/shared/ui/empty-state'
import { importWithRetry } from '@console/shared/ui/import-with-retry'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { formatNumber } from '@console/shared/ui/number'
import { urlPage, urlText, useUrlState } from '@console/shared/ui/url-state'
import { Button } from 'antd'
import { useRef } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { mockPaths } from '../../navigation/paths.ts'
import styles from './upload-list.module.css'

const UploadList = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "upload" */ './upload-list.tsx')).UploadList,
  'The list of uploads',
)
const importUploads = async () =>
  (await import(/* webpackChunkName: "upload" */ '@console/authoring/media/upload/uploads.store')).openUploads

const viewSchema = z.object({
  search: urlText,
  kind: z.catch(z.optional(mediaKindSchema), undefined),
  page: urlPage,
})

/** Recordings and pictures that mocks and articles refer to. */
export function MediaPage() {
  const { settings } = usePlatform()
  return settings.features.media === true ? <Library /> : <NoLibrary />
}

const frame = {
  title: 'Media library',
  description: 'Recordings and pictures that were uploaded, and the mocks and articles that use them.',
  of: 'files',
}

const NoLibrary = () => (
  <ListPage {...frame}>
    <EmptyState title="There is no media library here">
      The server of this environment does not store files. Mocks use recordings and pictures by their
      addresses.
    </EmptyState>
  </ListPage>
)

function Library() {
  const { state, replace } = useUrlState(viewSchema)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const platform = usePlatform()
  const isOver = useFileDrop(useRef(document.body), (files) => void addAll(files))

  async function addAll(files: readonly [File, ...File[]]) {
    try {
      const openUploads = await importWithRetry(importUploads)
      for (const file of files) openUploads(platform).add(file)
    } catch (error) {
      const message =
        files.length === 1
          ? `“${files[0].name}” was not uploaded`
          : `${formatNumber(files.length)} files were not uploaded`
      // The browser gives access to dropped files only once.
      platform.notify.error(message, {
        description: toUserMessage(error),
        duration: Number.POSITIVE_INFINITY,
        action: { label: 'Retry', onClick: () => void addAll(files) },
      })
    }
  }

  return (
    <ListPage
      {...frame}
      actions={
        <Button ref={button} type="primary" onClick={() => input.current?.click()}>
          Upload files…
        </Button>
      }
    >
      <FileInput
        ref={input}
        label="Files for the library"
        accept={`${acceptedFiles.recording},${acceptedFiles.picture}`}
        isMultiple
        onFiles={(files) => void addAll(files)}
      />
      <p className={styles.hint} data-over={isOver || undefined}>
        Drop files anywhere on this page, or paste them: MP3, M4A, OGG or WAV recordings of 250 MB at most,
        and PNG, JPEG or WebP pictures of 10 MB at most.
      </p>
      {/* The button is removed together with its file. */}
      <UploadList onRemoved={() => button.current?.focus()} />
      <MediaLibrary
        view={{ ...state, kind: state.kind }}
        onView={replace}
        renderUse={(use) => {
          const path = toUsePath(use, platform.links)
          return path === null ? use.name : <Link to={path}>{use.name}</Link>
        }}
      />
    </ListPage>
  )
}

function toUsePath({ section, id }: MediaUse, links: Links): string | null {
  const known = mockSectionSchema.safeParse(section)
  return known.success ? mockPaths[known.data].toMock(id) : (links.linkTo?.('content', 'article', id) ?? null)
}
