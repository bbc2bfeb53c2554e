import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { useLastShown } from '@console/shared/ui/last-shown'
import type { UrlState } from '@console/shared/ui/url-state'
import { useQuery } from '@tanstack/react-query'
import type { RecordUrl } from '../../navigation/record-url.ts'
import type { RecordReading } from '../../records/form/record-drawer.tsx'
import { couponQueries } from '../api/coupon.queries.ts'

type AddressedCoupon = { records: readonly Coupon[]; reading: RecordReading | null }

/**
 * The records with the coupon that an address asks for as the server has it. One that was chosen in the list is there
 * already; for any other the list may be too old.
 */
export function useAddressedCoupon(
  listed: readonly Coupon[],
  { state, isOpenedHere }: UrlState<RecordUrl>,
): AddressedCoupon {
  const { api } = usePlatform()
  const id = state.edit
  const isListed = listed.some((coupon) => coupon.id === id)
  // One that goes from the list while it is open, because it is being deleted, is not asked for.
  const chosen = useLastShown(isOpenedHere && isListed ? (id ?? null) : null)
  const isAsked = id !== undefined && !(isOpenedHere && id === chosen)
  const { data, error, isFetching, refetch } = useQuery({
    ...couponQueries(api).detail(id ?? 0),
    enabled: isAsked,
  })
  if (!isAsked) return { records: listed, reading: null }
  const others = listed.filter((coupon) => coupon.id !== id)
  if (isFetching) return { records: others, reading: 'under way' }
  if (data === undefined) {
    const failed = error && { error, again: () => void refetch() }
    return { records: listed, reading: failed }
  }
  return { records: data === null ? others : [data, ...others], reading: null }
}
