import type { RunExtension } from '@console/shared/remote'
import { formatCount } from '@console/shared/ui/number'
import { couponQueries } from './coupons/api/coupon.queries.ts'
import { isExpiringSoon } from './coupons/rules/coupon-state.ts'
import { couponsPath } from './navigation/paths.ts'

/** Coupons that end within a week, beside their list in the menu. */
export const listBadges: RunExtension<'menu.badges'> = async ({ api, queryClient, links }) => {
  if (links.mayOpen?.(couponsPath) === false) return []
  const { records } = await queryClient.fetchQuery(couponQueries(api).list())
  const count = records.filter((coupon) => isExpiringSoon(coupon)).length
  const sentence = `${formatCount(count, { one: 'coupon', many: 'coupons' })} expiring within 7 days`
  return [{ path: couponsPath, count, sentence }]
}
