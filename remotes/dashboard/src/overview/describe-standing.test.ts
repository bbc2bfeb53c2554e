import { expect, test } from 'vitest'
import { buildReport } from './dashboard-report.ts'
import { describeRate, describeStanding } from './describe-standing.ts'
import { activeUsers, comparisons, totalRevenue } from './figures.ts'
import { figures } from './testing/dashboard-answer.ts'

test.each([
  [88, 90.5, 'worse', '2.5 points below Last Day'],
  [91.75, 90.5, 'better', '1.25 points above Last Day'],
  [91.5, 90.5, 'better', '1 point above Last Day'],
  [90.37, 90.5, 'level', '0.13 points below Last Day'],
  [90.5, 90.5, 'level', 'Level with Last Day'],
  [100, 0, 'better', '100 points above Last Day'],
  [null, 90.5, 'level', 'No attempts yet'],
  [90.5, null, 'level', 'Last Day had no attempts'],
  [null, null, 'level', 'No attempts yet'],
])('a rate of %s against %s is %s: %s', (current, previous, tone, text) => {
  expect(describeRate(current, previous, 'Last Day')).toEqual({ tone, text })
})

const toReport = (today: number, lastDay: number, at: string) => {
  const [now, before] = [today, lastDay].map((value) => figures({ total_revenue: value, active_user: value }))
  if (now === undefined || before === undefined) throw new Error('There are two periods')
  const dashboard = { today: now, last_day: before, this_month: now, last_month: before }
  return buildReport(dashboard, Date.parse(at), {
    ...{ defaultCurrency: 'USD', timeZone: 'UTC' },
    features: { speakingApi: false },
  })
}
const [days] = comparisons
const noon = '2026-03-10T12:00:00Z'

test.each([
  [50, 100, noon, 'level', 'On pace for about $100 by the end of the day, level with Last Day'],
  [50.1, 100, noon, 'level', 'On pace for about $100 by the end of the day, level with Last Day'],
  [60, 100, noon, 'better', 'On pace for about $120 by the end of the day, 20% above Last Day'],
  [40, 100, noon, 'worse', 'On pace for about $80 by the end of the day, 20% below Last Day'],
  [1, 100, '2026-03-10T01:00:00Z', 'level', 'Last Day: $100.00 in total'],
  [0, 100, noon, 'level', 'Last Day: $100.00 in total'],
])('%s of %s by %s is %s: %s', (today, lastDay, at, tone, text) => {
  expect(describeStanding(totalRevenue, days, toReport(today, lastDay, at))).toEqual({ tone, text })
})

test('does not compare the people of part of a day with those of a whole one', () => {
  expect(describeStanding(activeUsers, days, toReport(40, 100, noon))).toEqual({
    tone: 'level',
    text: 'Last Day: 100 in total',
  })
})
