import type { Package } from '@console/shared/schemas/package'
import type { UrlState } from '@console/shared/ui/url-state'
import { RecordDrawer } from '../../record-drawer.tsx'
import type { PackageListUrl } from '../list/package-view.ts'
import { PackageForm } from './package-form.tsx'

type PackageDrawerProps = { records: readonly Package[]; url: UrlState<PackageListUrl> }

export function PackageDrawer({ records, url }: PackageDrawerProps) {
  return (
    <RecordDrawer records={records} url={url} noun="package" nameOf={({ name }) => name} width={480}>
      {(form) => <PackageForm {...form} />}
    </RecordDrawer>
  )
}
