import { usePlatform } from '@console/shared/platform-context'
import { type MediaFile, type MediaUse, mediaKindSchema, mediaPageSize } from '@console/shared/schemas/media'
import { EmptyState } from '@console/shared/ui/empty-state'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { formatCount } from '@console/shared/ui/number'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, useDeferredValue } from 'react'
import { Choices } from '../../fields/choices.tsx'
import { TextInput } from '../../fields/text-input.tsx'
import layout from '../../styles/layout.module.css'
import text from '../../styles/text.module.css'
import type { MediaView } from '../api/media.api.ts'
import { mediaQueries } from '../api/media.queries.ts'
import { toCallMessage } from '../api/media-labels.ts'
import { MediaCard } from './media-card.tsx'
import styles from './media-library.module.css'

const MediaPages = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "media-library" */ './media-pages.tsx')).MediaPages,
  'More of the library',
)

type MediaLibraryProps = {
  view: MediaView
  onView(view: MediaView): void
  /** Fixes the filter by kind. */
  isOfOneKind?: boolean
  /** A further action on a file. */
  renderAction?: ((file: MediaFile) => ReactNode) | undefined
  /** Renders a record that uses a file; by default its name. */
  renderUse?(use: MediaUse): ReactNode
}

const kindLabels = { all: 'All', recording: 'Recordings', picture: 'Pictures' }

const emptyTitles = {
  all: 'Nothing in the library yet',
  recording: 'No recordings in the library yet',
  picture: 'No pictures in the library yet',
}

/** Searches and pages through the library. */
export function MediaLibrary({
  view,
  onView,
  isOfOneKind = false,
  renderAction,
  renderUse = ({ name }) => name,
}: MediaLibraryProps) {
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <TextInput
          type="search"
          className={styles.search}
          aria-label="Search the library"
          placeholder="Name or description"
          value={view.search}
          onText={(search) => onView({ ...view, search, page: 1 })}
        />
        {!isOfOneKind && (
          <Choices
            label="Kind of file"
            name="kind"
            labels={kindLabels}
            value={view.kind ?? 'all'}
            onChoose={(kind) => onView({ ...view, kind: mediaKindSchema.safeParse(kind).data, page: 1 })}
          />
        )}
      </div>
      <MediaCards view={view} onView={onView} renderAction={renderAction} renderUse={renderUse} />
    </div>
  )
}

type MediaCardsProps = Pick<MediaLibraryProps, 'view' | 'onView' | 'renderAction'> &
  Required<Pick<MediaLibraryProps, 'renderUse'>>

function MediaCards({ view, onView, renderAction, renderUse }: MediaCardsProps) {
  const { api } = usePlatform()
  const asked = { ...view, search: useDeferredValue(view.search).trim() }
  const { data, error, isFetching, refetch } = useQuery(mediaQueries(api).list(asked))
  if (data === undefined && error !== null) {
    return (
      <EmptyState
        title="The library could not be loaded"
        action={<Button onClick={() => void refetch()}>Retry</Button>}
      >
        {toCallMessage(error)}
      </EmptyState>
    )
  }
  if (data === undefined) return <p role="status">Loading the library…</p>
  if (data.total === 0) {
    return asked.search === '' ? (
      <EmptyState title={emptyTitles[view.kind ?? 'all']}>
        Uploaded recordings and pictures are kept here, ready to be used again.
      </EmptyState>
    ) : (
      <EmptyState
        title="Nothing matches"
        action={<Button onClick={() => onView({ ...view, search: '', page: 1 })}>Clear the search</Button>}
      >
        No name or description contains “{asked.search}”.
      </EmptyState>
    )
  }
  return (
    <>
      <p className={text.note} role="status">
        {formatCount(data.total, { one: 'file', many: 'files' })}
      </p>
      <ul
        className={`${layout.plain} ${styles.cards}`}
        aria-label="Files of the library"
        aria-busy={isFetching}
      >
        {data.files.map((file) => (
          <MediaCard key={file.id} file={file} action={renderAction?.(file)} renderUse={renderUse} />
        ))}
      </ul>
      {data.total > mediaPageSize && (
        <MediaPages page={view.page} total={data.total} onPage={(page) => onView({ ...view, page })} />
      )}
    </>
  )
}
