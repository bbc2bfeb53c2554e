/** Every address of this remote; links and routes are built from here. */
export const packagesPath = '/packages/'
export const newPackagePath = `${packagesPath}?new`
export const couponsPath = '/coupons/'
