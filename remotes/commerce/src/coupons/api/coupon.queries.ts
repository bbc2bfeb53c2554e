import type { Deletion } from '@console/shared/deletion'
import type { Restorer } from '@console/shared/deletion/restore'
import type { ApiClient } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import { readWire } from '@console/shared/http/wire'
import { fetchLatest, listQuery } from '@console/shared/query/list-query'
import { type Coupon, couponPayloadSchema } from '@console/shared/schemas/coupon'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { couponsPath, toCouponPath } from '../../navigation/paths.ts'
import type { SaveCommand } from '../../records/form/record-resource.ts'
import {
  checkCouponCode,
  couponListRequest,
  createCoupon,
  deleteCoupon,
  findCoupon,
  updateCoupon,
} from './coupon.api.ts'

export const allCoupons = ['coupons'] as const

export const couponQueries = (api: ApiClient) => ({
  list: () => listQuery(api, [...allCoupons, 'list'], couponListRequest),
  /** Null for a coupon that does not exist. */
  detail: (id: RecordId) =>
    queryOptions({
      queryKey: [...allCoupons, 'detail', id],
      queryFn: async ({ signal }) => (await findCoupon(api, id, signal))?.value ?? null,
    }),
  /** Asked anew each time: a code that was free a minute ago may be taken. */
  codeCheck: (code: string) =>
    queryOptions({
      queryKey: ['coupon-code', code],
      queryFn: ({ signal }) => checkCouponCode(api, code, signal),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
    }),
})

/** A failure is shown in the form. */
export const couponMutations = (api: ApiClient) => ({
  save: () =>
    mutationOptions({
      mutationFn: ({ id, payload, guard }: SaveCommand) =>
        id === null ? createCoupon(api, payload, guard) : updateCoupon(api, id, payload, guard),
      meta: { invalidates: [allCoupons], showsOwnErrors: true },
    }),
})

/** For `deleteUndoably`. */
export const couponDeletion = (api: ApiClient, record: Coupon): Deletion => ({
  entity: 'coupons',
  id: record.id,
  name: record.code,
  kept: { readBody: async () => readWire(record, couponPayloadSchema), list: couponsPath },
  readVersion: async () => (await findCoupon(api, record.id))?.version ?? null,
  remove: (guard) => deleteCoupon(api, record.id, guard),
  fetchList: fetchLatest(couponQueries(api).list()),
  invalidates: [allCoupons],
})

/** For `RecordList`. */
export const couponRestorer = (api: ApiClient): Restorer => ({
  create: (body, guard) => createCoupon(api, body, guard),
  fetchList: fetchLatest(couponQueries(api).list()),
  toPath: toCouponPath,
  invalidates: [allCoupons],
})
