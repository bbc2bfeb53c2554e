import { ListSkeleton } from '@console/shared/ui/list-skeleton'
import { Page } from '@console/shared/ui/page'
import { useUrlState } from '@console/shared/ui/url-state'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { PackageList } from './package-list.tsx'
import { packageListUrlSchema } from './package-view.ts'

export function PackageListPage() {
  const { open } = useUrlState(packageListUrlSchema)
  return (
    <Page
      title="Packages"
      description="Bundles of coins and gems that learners buy."
      actions={
        <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => open({ new: true })}>
          New package
        </Button>
      }
    >
      <Suspense fallback={<ListSkeleton of="packages" />}>
        <PackageList />
      </Suspense>
    </Page>
  )
}
