import { urlFlag } from '@console/shared/ui/url-state'
import { type RecordUrl, recordUrl } from './record-url.ts'

/** An overlay on the list of coupons: a record, `generate` or `import`. */
export const couponUrl = { ...recordUrl, generate: urlFlag, import: urlFlag }

export type CouponUrl = RecordUrl & { generate: boolean; import: boolean }
