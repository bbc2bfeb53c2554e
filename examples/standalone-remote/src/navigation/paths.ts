/** Every address of this remote; links and routes are built from here. */
export const overviewPath = '/ending-coupons/'
