import type { Package } from '@console/shared/schemas/package'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useLastShown } from '@console/shared/ui/last-shown'
import type { UrlState } from '@console/shared/ui/url-state'
import { Button, Drawer } from 'antd'
import type { PackageListUrl } from '../list/package-view.ts'
import { PackageForm } from './package-form.tsx'

type PackageDrawerProps = { records: readonly Package[]; url: UrlState<PackageListUrl> }

/** The form over the list. Which package it holds is in the address, so closing it is going somewhere. */
export function PackageDrawer({ records, url }: PackageDrawerProps) {
  const asked = url.state.edit ?? (url.state.new ? 'new' : null)
  const shown = useLastShown(asked)
  const found = records.find(({ id }) => id === shown) ?? null
  const last = useLastShown(found)
  // One that goes while it is open, because somebody deleted it, does not take away what was typed.
  const record = found ?? (last?.id === shown ? last : null)
  const close = () => url.close({ edit: undefined, new: false })
  return (
    <Drawer
      open={asked !== null}
      onClose={close}
      title={shown === 'new' ? 'New package' : `Edit ${record?.name ?? 'package'}`}
      size="min(480px, 100vw)"
      destroyOnHidden
      // The form takes the focus to its first field.
      autoFocus={false}
    >
      {record !== null || shown === 'new' ? (
        <PackageForm key={shown} record={record} onClose={close} />
      ) : (
        <EmptyState
          title={`Package ${shown} was not found`}
          action={
            <Button autoFocus onClick={close}>
              Back to the list
            </Button>
          }
        >
          It may have been deleted. The list behind this panel shows every package there is.
        </EmptyState>
      )}
    </Drawer>
  )
}
