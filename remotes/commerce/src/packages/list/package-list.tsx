import { useDeletion } from '@console/shared/deletion/use-deletion'
import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { Button } from '@console/shared/ui/button'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useLastShown } from '@console/shared/ui/last-shown'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { usePreload } from '@console/shared/ui/preload'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isRecordAsked } from '../../navigation/record-url.ts'
import { buildRecordActions } from '../../records/actions/build-record-actions.tsx'
import { packageDeletion, packageQueries, packageRestorer } from '../api/package.queries.ts'
import { describeDeletion } from '../api/package-deletion-effect.ts'
import { buildCellEdits } from './package-edits.ts'
import { toStatusResource } from './package-status.ts'
import { packageView } from './package-view.ts'

const PackageDrawer = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "form" */ '../form/package-drawer.tsx')).PackageDrawer,
  'The form',
)
const PackageImportDrawer = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "record-creation" */ '../import/package-import-drawer.tsx'))
      .PackageImportDrawer,
  'The import',
)
const importBulkActions = async () =>
  (await import(/* webpackChunkName: "changes" */ './package-bulk-actions.ts')).buildBulkActions

export function PackageList() {
  const platform = usePlatform()
  const { data } = useSuspenseQuery(packageQueries(platform.api).list())
  const list = useList(packageView, data.records, data.unreadable)
  const { url, records, visible } = list
  const isAsked = isRecordAsked(url.state)
  const wasAsked = useLastShown(isAsked || null)
  const wasImportAsked = useLastShown(url.state.import || null)
  usePreload(PackageDrawer.preload)
  const deletion = useDeletion({
    words: packageView.words,
    toDeletion: (record: Package) => packageDeletion(platform, record),
    describeEffect: describeDeletion,
  })
  return (
    <>
      <RecordList
        list={list}
        isCovered={isAsked || url.state.import}
        toLink={({ id }) => url.linkTo({ edit: id })}
        rowActions={buildRecordActions({
          platform,
          url,
          statuses: toStatusResource(platform),
          onDelete: (record) => deletion.remove([record]),
        })}
        cellEdits={buildCellEdits(platform)}
        onDelete={deletion.remove}
        restorer={packageRestorer(platform.api)}
        loadBulkActions={importBulkActions}
        empty={
          <EmptyState
            title="No packages yet"
            action={<Button onClick={() => url.open({ new: true })}>Create the first package</Button>}
          >
            A package is a bundle of coins and gems that learners buy at a price, once it is published.
          </EmptyState>
        }
      />
      {deletion.question}
      {wasAsked !== null && (
        <PackageDrawer
          attempt={isAsked}
          records={records}
          visible={visible}
          unreadable={data.unreadable}
          url={url}
        />
      )}
      {wasImportAsked !== null && <PackageImportDrawer attempt={url.state.import} url={url} />}
    </>
  )
}
