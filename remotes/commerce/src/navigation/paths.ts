/** Every address of this remote; links and routes are built from here. */
export const packagesPath = '/packages/'
export const toPackagePath = (id: number) => `${packagesPath}?edit=${id}`
export const couponsPath = '/coupons/'
export const toCouponPath = (id: number) => `${couponsPath}?edit=${id}`
