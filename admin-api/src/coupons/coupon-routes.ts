import { couponCheckSchema, couponListSchema, couponSchema } from '@console/shared/schemas/coupon'
import type { Services } from '../database/services.ts'
import { type ApiRoute, staffRoute } from '../http/api-route.ts'
import { shortRecordShape } from '../http/body-shape.ts'
import { buildRecordRoutes } from '../records/record-routes.ts'
import { createCouponStore } from './coupon-store.ts'
import { couponWriteSchema } from './coupon-write.ts'

export function buildCouponRoutes(services: Services): ApiRoute[] {
  const subject = 'coupon'
  const permission = 'coupons.manage'
  const collection = '/coupons'
  const member = '/coupons/{id}'
  const check = staffRoute({
    subject,
    permission,
    method: 'GET',
    path: '/coupons/check/{code}',
    summary: 'Whether a code is taken, in upper or lower case',
    answer: couponCheckSchema,
    message: 'Coupon code checked',
    handle: async ({ code }) => ({
      exists: await createCouponStore(services.database, services.now).hasCode(code),
    }),
  })
  const records = buildRecordRoutes(
    {
      subject,
      permission,
      open: (database) => createCouponStore(database, services.now),
      body: couponWriteSchema,
      change: couponWriteSchema,
      shape: shortRecordShape,
      answer: couponSchema,
      listAnswer: couponListSchema,
      calls: {
        list: { path: collection, summary: 'All coupons, newest first', message: 'Coupons' },
        find: { path: member, summary: 'One coupon', message: 'Coupon' },
        create: { path: collection, summary: 'Create a coupon', message: 'Coupon created' },
        update: { path: member, summary: 'Replace a coupon', message: 'Coupon saved' },
        remove: { path: member, summary: 'Delete a coupon', message: 'Coupon deleted' },
      },
    },
    services,
  )
  return [check, ...records]
}
