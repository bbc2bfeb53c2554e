import type { Coupon } from '@console/shared/schemas/coupon'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useLastShown } from '@console/shared/ui/last-shown'
import type { UrlState } from '@console/shared/ui/url-state'
import { Button, Drawer } from 'antd'
import type { CouponListUrl } from '../list/coupon-view.ts'
import { CouponForm } from './coupon-form.tsx'
import { toKnownNames } from './known-names.ts'

type CouponDrawerProps = { records: readonly Coupon[]; url: UrlState<CouponListUrl> }

/** The form over the list. Which coupon it holds is in the address, so closing it is going somewhere. */
export function CouponDrawer({ records, url }: CouponDrawerProps) {
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
      title={isNew ? 'New coupon' : `Edit ${record?.code ?? 'coupon'}`}
      size="min(560px, 100vw)"
      destroyOnHidden
      // The form takes the focus to its first field.
      autoFocus={false}
    >
      {record !== null || isNew ? (
        <CouponForm
          key={shown}
          record={record}
          original={original}
          known={toKnownNames(records)}
          onClose={close}
        />
      ) : (
        <EmptyState
          title={`Coupon ${shown} was not found`}
          action={
            <Button autoFocus onClick={close}>
              Back to the list
            </Button>
          }
        >
          It may have been deleted. The list behind this panel shows every coupon there is.
        </EmptyState>
      )}
    </Drawer>
  )
}
