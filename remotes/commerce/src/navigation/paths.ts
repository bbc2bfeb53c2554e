import type { RecordId } from '@console/shared/http/record-list'
/** Every address of this remote; links and routes are built from here. */
export const packagesPath = '/packages/'
export const toPackagePath = (id: RecordId) => `${packagesPath}?edit=${id}`
export const couponsPath = '/coupons/'
export const toCouponPath = (id: RecordId) => `${couponsPath}?edit=${id}`
