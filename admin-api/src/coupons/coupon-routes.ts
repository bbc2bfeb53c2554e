import {
  couponCheckSchema,
  couponListSchema,
  couponPayloadSchema,
  couponSchema,
} from '@console/shared/schemas/coupon'
import * as z from 'zod/mini'
import { type ApiRoute, staffRoute, staffWriteRoute } from '../http/api-route.ts'
import type { CouponStore } from './coupon-store.ts'

export function buildCouponRoutes(store: CouponStore): ApiRoute[] {
  const subject = 'coupon'
  return [
    staffRoute({
      method: 'GET',
      path: '/coupons',
      summary: 'All coupons, newest first',
      subject,
      answer: couponListSchema,
      message: 'Coupons',
      handle: () => store.list(),
    }),
    staffRoute({
      method: 'GET',
      path: '/coupons/{id}',
      summary: 'One coupon',
      subject,
      answer: couponSchema,
      message: 'Coupon',
      handle: ({ id }) => store.find(id),
    }),
    staffRoute({
      method: 'GET',
      path: '/coupons/check/{code}',
      summary: 'Whether a code is taken, in upper or lower case',
      subject,
      answer: couponCheckSchema,
      message: 'Coupon code checked',
      handle: async ({ code }) => ({ exists: await store.hasCode(code) }),
    }),
    staffWriteRoute({
      method: 'POST',
      path: '/coupons',
      summary: 'Create a coupon',
      subject,
      body: couponPayloadSchema,
      answer: couponSchema,
      message: 'Coupon created',
      handle: ({ body, staff }) => store.create(body, staff.name),
    }),
    staffWriteRoute({
      method: 'PUT',
      path: '/coupons/{id}',
      summary: 'Replace a coupon',
      subject,
      body: couponPayloadSchema,
      answer: couponSchema,
      message: 'Coupon saved',
      handle: ({ id, body, staff }) => store.update(id, body, staff.name),
    }),
    staffRoute({
      method: 'DELETE',
      path: '/coupons/{id}',
      summary: 'Delete a coupon',
      subject,
      answer: z.null(),
      message: 'Coupon deleted',
      handle: async ({ id }) => {
        await store.remove(id)
        return null
      },
    }),
  ]
}
