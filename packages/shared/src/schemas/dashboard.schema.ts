import * as z from 'zod/mini'
import { numberOrText } from './number.schema.ts'

/** Money is in the currency of the service; `success_rate` is a percentage, 0 to 100. */
export const periodFiguresSchema = z.looseObject({
  total_revenue: numberOrText(),
  influencer_revenue: numberOrText(),
  total_attempt: numberOrText(),
  success_attempt: numberOrText(),
  failed_attempt: numberOrText(),
  success_rate: numberOrText(),
  failed_attempt_amount: numberOrText(),
  new_user: numberOrText(),
  active_user: numberOrText(),
})
export type PeriodFigures = z.infer<typeof periodFiguresSchema>

/** `GET dashboard`: the four periods of SPEC §3 by their wire names. */
export const dashboardSchema = z.looseObject({
  today: periodFiguresSchema,
  last_day: periodFiguresSchema,
  this_month: periodFiguresSchema,
  last_month: periodFiguresSchema,
})
export type Dashboard = z.infer<typeof dashboardSchema>
