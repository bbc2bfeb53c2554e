import { useDeletion } from '@console/shared/deletion/use-deletion'
import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useEarlyRequest, useLazyPart } from '@console/shared/ui/lazy-part'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { isRecordAsked } from '../../navigation/record-url.ts'
import { useAskedPart } from '../../records/form/use-asked-part.ts'
import { describeDeletion } from '../api/deletion-effect.ts'
import { packageDeletion, packageQueries } from '../api/package.queries.ts'
import { buildRowActions } from './package-actions.ts'
import { packageView } from './package-view.ts'

const importDrawer = async () =>
  (await import(/* webpackChunkName: 'package' */ '../form/package-drawer.tsx')).PackageDrawer

const importEdits = async () => (await import('./package-edits.ts')).buildCellEdits
const importBulkActions = async () => (await import('./package-bulk-actions.ts')).buildBulkActions

export function PackageList() {
  const platform = usePlatform()
  const { data } = useSuspenseQuery(packageQueries(platform.api).list())
  const list = useList(packageView, data.records, data.unreadable)
  const { url, records, visible } = list
  const form = useAskedPart(importDrawer, 'The form', isRecordAsked(url.state))
  const edits = useLazyPart(importEdits, 'Editing in the list')
  useEarlyRequest(form)
  useEarlyRequest(edits)
  const deletion = useDeletion({
    words: packageView.words,
    toDeletion: (record: Package) => packageDeletion(platform.api, record),
    describeEffect: describeDeletion,
  })
  return (
    <>
      <RecordList
        list={list}
        isCovered={isRecordAsked(url.state)}
        toLink={({ id }) => url.linkTo({ edit: id })}
        rowActions={buildRowActions(platform, url, (record) => deletion.remove([record]))}
        cellEdits={edits.part?.(platform)}
        onDelete={deletion.remove}
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
      {form.part !== null && (
        <form.part records={records} visible={visible} unreadable={data.unreadable} url={url} />
      )}
    </>
  )
}
