import type { RunExtension } from '@console/shared/remote'
import { formatCount } from '@console/shared/ui/number'
import { couponQueries } from './coupons/api/coupon.queries.ts'
import { isExpiringSoon } from './coupons/rules/coupon-state.ts'
import { couponsPath, packagesPath } from './navigation/paths.ts'
import { packageQueries } from './packages/api/package.queries.ts'

/** Coupons that end within a week, and drafts that learners cannot use yet. */
export const listAttention: RunExtension<'dashboard.attention'> = async ({ api, queryClient, links }) => {
  const mayOpen = (path: string) => links.mayOpen?.(path) !== false
  const [coupons, packages] = await Promise.all([
    mayOpen(couponsPath) ? queryClient.fetchQuery(couponQueries(api).list()) : null,
    mayOpen(packagesPath) ? queryClient.fetchQuery(packageQueries(api).list()) : null,
  ])
  const expiring = coupons?.records.filter((coupon) => isExpiringSoon(coupon)).length ?? 0
  const draftCoupons = coupons?.records.filter(({ status }) => status === 'draft').length ?? 0
  const draftPackages = packages?.records.filter(({ status }) => status === 'draft').length ?? 0
  return [
    ...(expiring > 0
      ? [
          {
            text: `${formatCount(expiring, { one: 'coupon', many: 'coupons' })} expiring within 7 days`,
            to: `${couponsPath}?state=expiring`,
          },
        ]
      : []),
    ...(draftCoupons > 0
      ? [
          {
            text: formatCount(draftCoupons, { one: 'draft coupon', many: 'draft coupons' }),
            to: `${couponsPath}?state=draft`,
          },
        ]
      : []),
    ...(draftPackages > 0
      ? [
          {
            text: formatCount(draftPackages, { one: 'draft package', many: 'draft packages' }),
            to: `${packagesPath}?status=draft`,
          },
        ]
      : []),
  ]
}
