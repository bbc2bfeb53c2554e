import { expect, test } from 'vitest'
import { charts, layOutBars, layOutTrend } from './chart-model.ts'
import { buildReport } from './dashboard-report.ts'
import { activeUsers, comparisons, successRate, totalRevenue } from './figures.ts'
import { figures } from './testing/dashboard-answer.ts'

const noon = Date.parse('2026-03-10T12:00:00Z')
const settings = { defaultCurrency: 'USD', timeZone: 'UTC', features: { speakingApi: false } }

function layOut(title: string, today: Parameters<typeof figures>[0], lastDay: Parameters<typeof figures>[0]) {
  const usual = figures({})
  const dashboard = {
    today: figures(today),
    last_day: figures(lastDay),
    this_month: usual,
    last_month: usual,
  }
  const chart = charts.find((one) => one.title === title)
  if (chart === undefined) throw new Error(`No chart ${title}`)
  return layOutBars(chart, buildReport(dashboard, noon, settings), comparisons[0])
}

test('draws both periods to one scale, and projects the pace beyond the value so far', () => {
  const { running, previous } = layOut(
    'Revenue',
    { total_revenue: 40, influencer_revenue: 10 },
    { total_revenue: 160, influencer_revenue: 80 },
  )
  expect(running).toEqual([
    [
      { look: 'solid', x: 0, width: 187.5 },
      { look: 'tinted', x: 187.5, width: 62.5 },
      { look: 'pace', x: 250, width: 250 },
    ],
  ])
  expect(previous).toEqual([
    [
      { look: 'solid', x: 0, width: 500 },
      { look: 'tinted', x: 500, width: 500 },
    ],
  ])
})

test('does not draw negative values, and they do not move the others', () => {
  const { running } = layOut('Revenue', { total_revenue: 0, influencer_revenue: -30 }, { total_revenue: 60 })
  expect(running).toEqual([[{ look: 'solid', x: 0, width: 500 }]])
})

test('active people in a period have no pace, new ones do', () => {
  const { running } = layOut('Users', { new_user: 10, active_user: 100 }, { new_user: 20, active_user: 400 })
  expect(running.map((lane) => lane.map(({ look }) => look))).toEqual([['tinted', 'pace'], ['solid']])
})

test('a single item among very many is still visible, and zero is not', () => {
  const { previous } = layOut(
    'Attempts',
    {},
    { total_attempt: 1e9 + 1, success_attempt: 1e9, failed_attempt: 1 },
  )
  expect(previous[0]?.map(({ look }) => look)).toEqual(['solid', 'tinted'])
  expect(previous[0]?.[1]?.width).toBe(3)
})

test('a trend draws the figure and its predecessor to one scale, and a rate on a full scale', () => {
  const usual = figures({ total_revenue: 80, active_user: 40, success_rate: 50 })
  const today = figures({ total_revenue: 20, active_user: 10, success_rate: 25 })
  const report = buildReport({ today, last_day: usual, this_month: usual, last_month: usual }, noon, settings)
  const trendOf = (figure: typeof totalRevenue) => layOutTrend(figure, report, comparisons[0])
  expect(trendOf(totalRevenue)).toEqual({
    running: [
      { look: 'solid', x: 0, width: 250 },
      { look: 'pace', x: 250, width: 250 },
    ],
    previous: [{ look: 'tinted', x: 0, width: 1000 }],
  })
  expect(trendOf(activeUsers).running).toEqual([{ look: 'solid', x: 0, width: 250 }])
  expect(trendOf(successRate)).toEqual({
    running: [{ look: 'solid', x: 0, width: 250 }],
    previous: [{ look: 'tinted', x: 0, width: 500 }],
  })
})
