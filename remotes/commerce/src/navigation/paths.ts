/** Every address of this remote; links and routes are built from here. */
export const packagesPath = '/packages/'
export const newPackagePath = `${packagesPath}?new`
export const toPackagePath = (id: number) => `${packagesPath}?edit=${id}`
export const couponsPath = '/coupons/'
export const newCouponPath = `${couponsPath}?new`
export const toCouponPath = (id: number) => `${couponsPath}?edit=${id}`
