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
  const found = [
    {
      count: coupons?.records.filter((coupon) => isExpiringSoon(coupon)).length,
      words: { one: 'coupon expiring within 7 days', many: 'coupons expiring within 7 days' },
      to: `${couponsPath}?state=expiring`,
    },
    {
      count: coupons?.records.filter(isDraft).length,
      words: { one: 'draft coupon', many: 'draft coupons' },
      to: `${couponsPath}?state=draft`,
    },
    {
      count: packages?.records.filter(isDraft).length,
      words: { one: 'draft package', many: 'draft packages' },
      to: `${packagesPath}?status=draft`,
    },
  ]
  return found.flatMap(({ count = 0, words, to }) =>
    count > 0 ? [{ text: formatCount(count, words), to }] : [],
  )
}

const isDraft = ({ status }: { status: string }) => status === 'draft'
