import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useEarlyRequest } from '@console/shared/ui/lazy-part'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { isRecordAsked } from '../../navigation/record-url.ts'
import { useAskedPart } from '../../records/form/use-asked-part.ts'
import { packageQueries } from '../api/package.queries.ts'
import { buildBulkActions, buildRowActions } from './package-actions.ts'
import { packageView } from './package-view.ts'

const importDrawer = async () => (await import('../form/package-drawer.tsx')).PackageDrawer

export function PackageList() {
  const platform = usePlatform()
  const { data } = useSuspenseQuery(packageQueries(platform.api).list())
  const list = useList(packageView, data.records, data.unreadable)
  const { url, records } = list
  const form = useAskedPart(importDrawer, 'The form', isRecordAsked(url.state))
  useEarlyRequest(form.request)
  return (
    <>
      <RecordList
        list={list}
        toLink={({ id }) => url.linkTo({ edit: id })}
        rowActions={buildRowActions(platform, url)}
        bulkActions={buildBulkActions(platform)}
        empty={
          <EmptyState
            title="No packages yet"
            action={<Button onClick={() => url.open({ new: true })}>Create the first package</Button>}
          >
            A package is a bundle of coins and gems that learners buy at a price. Create one as a draft, check
            it, then publish it.
          </EmptyState>
        }
      />
      {form.part !== null && <form.part records={records} unreadable={data.unreadable} url={url} />}
    </>
  )
}
