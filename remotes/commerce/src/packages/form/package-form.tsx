import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { type OpenRecord, RecordForm } from '../../records/form/record-form.tsx'
import { PackageFields } from './package-fields.tsx'
import { buildPackageKind } from './package-kind.ts'

export function PackageForm(open: OpenRecord<Package>) {
  const platform = usePlatform()
  return (
    <RecordForm kind={buildPackageKind(platform)} {...open}>
      <PackageFields />
    </RecordForm>
  )
}
