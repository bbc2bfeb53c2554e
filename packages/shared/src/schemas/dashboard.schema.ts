import { numberOrText } from '@console/values/schemas/number'
import { isTimestamp, parseTimestamp } from '@console/values/time/timestamp'
import * as z from 'zod/mini'

/** Amounts are in the service's currency; `success_rate` is a percentage, 0 to 100. */
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
  /** When they were counted. SPEC §3 has no such field. */
  as_of: z.optional(z.string()),
})
export type Dashboard = z.infer<typeof dashboardSchema>

const periodNames = ['today', 'last_day', 'this_month', 'last_month'] as const
export type FigureName = keyof typeof periodFiguresSchema.shape
/** `Object.keys` widens the field names to string. */
const figureNames = Object.keys(periodFiguresSchema.shape) as FigureName[]

/** SPEC §3 gives the periods' names on screen, but none on the wire. */
const otherNames: Record<(typeof periodNames)[number], readonly string[]> = {
  today: ['currentday', 'thisday'],
  last_day: ['lastday', 'yesterday', 'previousday'],
  this_month: ['thismonth', 'currentmonth'],
  last_month: ['lastmonth', 'previousmonth'],
}

/** The parsed `GET dashboard`: null for a missing figure; `odd` has figures that are not numbers, as received. */
export type ReceivedFigures = { [Name in FigureName]: number | null } & {
  odd?: { [Name in FigureName]?: string }
}

/**
 * An unreadable figure affects only itself, and a missing period only its column. A response without any period is
 * refused.
 */
export const receivedDashboardSchema = z.pipe(
  z.record(z.string(), z.unknown(), { error: 'must be an object with the four periods' }).check(
    z.refine((answer) => periodNames.some((name) => findPeriod(answer, name) !== undefined), {
      error: `must have ${periodNames.join(', ')}`,
    }),
  ),
  z.transform((answer) => ({
    today: readFigures(findPeriod(answer, 'today')),
    last_day: readFigures(findPeriod(answer, 'last_day')),
    this_month: readFigures(findPeriod(answer, 'this_month')),
    last_month: readFigures(findPeriod(answer, 'last_month')),
    at: readTime(answer['as_of']),
  })),
)
type Received = z.infer<typeof receivedDashboardSchema>
/** `at`: when the figures were counted, in milliseconds since the epoch; missing if the server does not tell. */
export type ReceivedDashboard = Omit<Received, 'at'> & Partial<Pick<Received, 'at'>>

const readTime = (at: unknown): number | undefined =>
  typeof at === 'string' && isTimestamp(at) ? parseTimestamp(at) : undefined

function findPeriod(answer: Record<string, unknown>, name: (typeof periodNames)[number]): object | undefined {
  const found = Object.entries(answer).find(([key]) => {
    const spelled = key.toLowerCase().replaceAll(/[^a-z]/g, '')
    return spelled === name.replace('_', '') || otherNames[name].includes(spelled)
  })?.[1]
  return typeof found === 'object' && found !== null ? found : undefined
}

function readFigures(period: object = {}): ReceivedFigures {
  const sent = new Map<string, unknown>(Object.entries(period))
  const read = figureNames.map((name) => [name, readFigure(sent.get(name))] as const)
  const odd = read.flatMap(([name, figure]) => {
    const value = sent.get(name)
    return figure !== null || value === null || value === undefined || value === ''
      ? []
      : [[name, typeof value === 'string' ? value : JSON.stringify(value)] as const]
  })
  // Both have exactly the figures' names.
  return {
    ...(Object.fromEntries(read) as { [Name in FigureName]: number | null }),
    odd: Object.fromEntries(odd),
  }
}

/** Accepts "83.33%" and "1,234.50". */
function readFigure(value: unknown): number | null {
  const plain = typeof value === 'string' ? value.replaceAll(/[%\s]|,(?=\d{3}(?!\d))/g, '') : value
  return numberOrText().safeParse(plain).data ?? null
}
