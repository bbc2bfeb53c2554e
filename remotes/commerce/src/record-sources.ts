import type { Platform } from '@console/shared/platform'
import { buildRecordSource } from '@console/shared/record-source'
import { couponQueries } from './coupons/api/coupon.queries.ts'
import { couponsPath, packagesPath, toCouponPath, toPackagePath } from './navigation/paths.ts'
import { packageQueries } from './packages/api/package.queries.ts'

/** For the command palette: packages by name, coupons by code. */
export const buildRecordSources = ({ api, queryClient }: Platform) => [
  buildRecordSource(queryClient, {
    list: packagesPath,
    query: packageQueries(api).list(),
    toCommand: ({ id, name }) => ({ id: `${id}`, title: name, to: toPackagePath(id), keywords: [`${id}`] }),
  }),
  buildRecordSource(queryClient, {
    list: couponsPath,
    query: couponQueries(api).list(),
    toCommand: ({ id, code, campaign }) => ({
      id: `${id}`,
      title: code,
      to: toCouponPath(id),
      keywords: [`${id}`, campaign ?? ''],
    }),
  }),
]
