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
  // One value, so that the panel keeps what it holds while it closes.
  const asked = url.state.edit ?? (url.state.new ? `copy of ${url.state.copy ?? 'none'}` : null)
  const shown = useLastShown(asked)
  const isNew = typeof shown === 'string'
  const found = records.find(({ id }) => id === shown) ?? null
  const last = useLastShown(found)
  // One that goes while it is open, because somebody deleted it, does not take away what was typed.
  const record = found ?? (last?.id === shown ? last : null)
  const original = isNew ? (records.find(({ id }) => shown === `copy of ${id}`) ?? null) : null
  const close = () => url.close({ edit: undefined, new: false, copy: undefined })
  return (
    <Drawer
      open={asked !== null}
      onClose={close}
      title={isNew ? 'New package' : `Edit ${record?.name ?? 'package'}`}
      size="min(480px, 100vw)"
      destroyOnHidden
      // The form takes the focus to its first field.
      autoFocus={false}
    >
      {record !== null || isNew ? (
        <PackageForm key={shown} record={record} original={original} onClose={close} />
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
