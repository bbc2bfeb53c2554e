import { ListPage } from '@console/shared/list'
import { Button } from '@console/shared/ui/button'
import { useUrlState } from '@console/shared/ui/url-state'
import { Plus, Upload } from 'lucide-react'
import { PackageList } from './package-list.tsx'
import { packageView } from './package-view.ts'

export function PackageListPage() {
  const { open } = useUrlState(packageView.urlSchema)
  return (
    <ListPage
      title="Packages"
      description="Bundles of coins and gems that learners buy."
      of="packages"
      actions={
        <>
          <Button icon={<Upload size={16} aria-hidden />} onClick={() => open({ import: true })}>
            Import
          </Button>
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => open({ new: true })}>
            New package
          </Button>
        </>
      }
    >
      <PackageList />
    </ListPage>
  )
}
