import * as z from 'zod/mini'

/** Money is in the currency of the service; `success_rate` is a percentage, 0 to 100. */
export const periodFiguresSchema = z.looseObject({
  total_revenue: z.coerce.number(),
  influencer_revenue: z.coerce.number(),
  total_attempt: z.coerce.number(),
  success_attempt: z.coerce.number(),
  failed_attempt: z.coerce.number(),
  success_rate: z.coerce.number(),
  failed_attempt_amount: z.coerce.number(),
  new_user: z.coerce.number(),
  active_user: z.coerce.number(),
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
