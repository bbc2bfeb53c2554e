import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useUrlState } from '@console/shared/ui/url-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { packageQueries } from '../api/package.queries.ts'
import { DeletePackageModal } from '../form/delete-package-modal.tsx'
import { PackageDrawer } from '../form/package-drawer.tsx'
import { PackageTable } from './package-table.tsx'
import { PackageToolbar } from './package-toolbar.tsx'
import { packageListUrlSchema, toVisiblePackages } from './package-view.ts'

export function PackageList() {
  const { api } = usePlatform()
  const { data: records } = useSuspenseQuery(packageQueries(api).list())
  const url = useUrlState(packageListUrlSchema)
  const [deleting, setDeleting] = useState<Package | null>(null)
  const visible = toVisiblePackages(records, url.state)
  return (
    <>
      {records.length > 0 && <PackageToolbar url={url} shown={visible.length} total={records.length} />}
      {visible.length > 0 && <PackageTable records={visible} url={url} onDelete={setDeleting} />}
      {records.length === 0 && (
        <EmptyState
          title="No packages yet"
          action={<Button onClick={() => url.open({ new: true })}>Create the first package</Button>}
        >
          A package is a bundle of coins and gems that learners buy at a price. Create one as a draft, check
          it, then publish it.
        </EmptyState>
      )}
      {records.length > 0 && visible.length === 0 && (
        <EmptyState
          title="No packages match"
          action={
            <Button onClick={() => url.update({ q: '', status: undefined, page: 1 })}>Clear filters</Button>
          }
        >
          None of the {records.length} packages match the search and status chosen above.
        </EmptyState>
      )}
      <PackageDrawer records={records} url={url} />
      <DeletePackageModal record={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
