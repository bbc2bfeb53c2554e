import { ValidationError } from '@console/shared/errors'
import type { UnreadableRecord } from '@console/shared/http/record-list'
import type { Package } from '@console/shared/schemas/package'
import type { UrlState } from '@console/shared/ui/url-state'
import { useQueryClient } from '@tanstack/react-query'
import type { RecordUrl } from '../../navigation/record-url.ts'
import { RecordDrawer, type RecordReading } from '../../records/form/record-drawer.tsx'
import { allPackages } from '../api/package.queries.ts'
import { PackageForm, packageNames } from './package-form.tsx'

type PackageDrawerProps = {
  records: readonly Package[]
  visible: readonly Package[]
  unreadable: readonly UnreadableRecord[]
  url: UrlState<RecordUrl>
}

export function PackageDrawer({ records, visible, unreadable, url }: PackageDrawerProps) {
  const reading = useUnreadable(unreadable.find(({ id }) => id === url.state.edit))
  return (
    <RecordDrawer
      records={records}
      visible={visible}
      reading={reading}
      url={url}
      names={packageNames}
      width="narrow"
    >
      {(open) => <PackageForm {...open} />}
    </RecordDrawer>
  )
}

function useUnreadable(asked: UnreadableRecord | undefined): RecordReading | null {
  const queryClient = useQueryClient()
  if (asked === undefined) return null
  return {
    error: new ValidationError('packages', asked.issues),
    again: () => void queryClient.invalidateQueries({ queryKey: allPackages }),
  }
}
