import type { Coupon } from '@console/shared/schemas/coupon'

/** The one that ends first comes first. */
export const sortByEnd = <Ending extends Pick<Coupon, 'expires_at'>>(coupons: readonly Ending[]): Ending[] =>
  coupons.toSorted((one, other) => Date.parse(one.expires_at ?? '') - Date.parse(other.expires_at ?? ''))
