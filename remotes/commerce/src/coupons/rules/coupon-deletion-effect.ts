import type { Coupon } from '@console/shared/schemas/coupon'
import { toCouponState } from './coupon-state.ts'

/** Who is affected when a coupon is deleted; null where no learner has it. */
export function describeDeletion(coupon: Coupon): string | null {
  if (coupon.status !== 'published') return null
  switch (toCouponState(coupon)) {
    case 'active':
      return 'It is published: learners who have the code will no longer be able to use it.'
    case 'scheduled':
      return 'It is published: learners who have the code already will never be able to use it.'
    default:
      return 'It is published, but nobody can use the code any more.'
  }
}
