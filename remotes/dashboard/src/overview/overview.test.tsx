import { renderRemote } from '@console/remote-kit/testing'
import { dashboardSchema, type PeriodFigures } from '@console/shared/schemas/dashboard'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { dashboardPath } from '../navigation/paths.ts'
import dashboard from '../remote.ts'
import { type Answer, figures, readRows, toFault } from './testing/dashboard-answer.ts'

const openDashboard = (options: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(dashboard, { path: dashboardPath, ...options })
const openAnswering = (answer: Answer) =>
  openDashboard({ arrange: ({ server }) => server.failNext(toFault(answer)) })

const money = { total_revenue: 512.4, influencer_revenue: 12.4 }
const noFigures = { ...figures({}), total_attempt: 0, success_attempt: 0, failed_attempt: 0, success_rate: 0 }

afterEach(() => {
  vi.useRealTimers()
})

// proves 1.2, 3.5, B77
test.each([
  { server: 'the API', options: {} },
  { server: 'a server of the specification alone', options: { answers: {} } },
])('shows every figure of every period as $server computes it', async ({ options }) => {
  const { api } = await openDashboard(options)
  const rows = await readRows()
  const periods = await api.request({ path: 'dashboard', schema: dashboardSchema })
  const inOrder = [periods.today, periods.last_day, periods.this_month, periods.last_month]
  const expected: [string, keyof PeriodFigures][] = [
    ['Total revenue', 'total_revenue'],
    ['Influencer revenue', 'influencer_revenue'],
    ['Total attempts', 'total_attempt'],
    ['Successful attempts', 'success_attempt'],
    ['Failed attempts', 'failed_attempt'],
    ['Success rate', 'success_rate'],
    ['Lost revenue, failed attempts', 'failed_attempt_amount'],
    ['New users', 'new_user'],
    ['Active users', 'active_user'],
  ]
  for (const [label, field] of expected) {
    expect(rows.get(label)?.map(toNumber), label).toEqual(inOrder.map((figures) => figures[field]))
  }
  const table = screen.getByRole('table', { name: 'All figures' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map((heading) => heading.textContent)).toEqual([
    expect.stringMatching(/^Today so far, \d+ \w+$/),
    expect.stringMatching(/^Last Day \d+ \w+$/),
    expect.stringMatching(/^Difference to [\d.]+% of Last Day$/),
    expect.stringMatching(/^This Month so far, (1–)?\d+ \w+$/),
    expect.stringMatching(/^Last Month \w+ \d{4}$/),
    expect.stringMatching(/^Difference to [\d.]+% of Last Month$/),
  ])
})

test('shows the values derived from the figures below them', async () => {
  await openAnswering({
    today: figures({
      total_revenue: 100,
      influencer_revenue: 12.5,
      failed_attempt_amount: 7.5,
      active_user: 40,
    }),
  })
  const rows = await readRows()
  expect(rows.get('Revenue after influencers')?.[0]).toBe('$87.50')
  expect(rows.get('Unfinished attempts')?.[0]).toBe('4')
  expect(rows.get('Lost, as % of total revenue')).toEqual(['7.50%', 'No revenue', 'No revenue', 'No revenue'])
  expect(rows.get('Revenue per active user')).toEqual(['$2.50', 'No users', 'No users', 'No users'])
})

test('compares like with like in the headlines: a running period projected at its pace with the whole one before', async () => {
  standAt('2026-03-10T06:00:00Z')
  await openAnswering({
    today: figures({ ...money, success_attempt: 43, success_rate: 86, new_user: 20, active_user: 0 }),
    last_day: figures({ total_revenue: 1000, new_user: 16, active_user: 0 }),
    this_month: figures({ total_revenue: 20_500 }),
    last_month: figures({ total_revenue: 20_000 }),
  })
  const revenue = await screen.findByRole('region', { name: 'Total revenue' })
  expect(
    within(revenue)
      .getAllByRole('definition')
      .map((part) => part.textContent),
  ).toEqual([
    '$512.40',
    'On pace for about $2,050 by the end of the day, 105% above Last Day',
    '$20,500.00',
    'On pace for about $68,700 by the end of the month, 244% above Last Month',
  ])
  expect(headline('Success rate')).toHaveTextContent('86.00%2 points below Last Day')
  expect(headline('New users')).toHaveTextContent('20On pace for about 80')
  expect(headline('Active users')).toHaveTextContent('0Last Day: 0 in total')
  expect(headline('Active users')).not.toHaveTextContent('pace')
})

test('a card shows one figure with its comparison and its trend by day or month', async () => {
  const { user } = await openAnswering({
    today: figures(money),
    this_month: figures({ total_revenue: 9000 }),
  })
  const choice = within(await screen.findByRole('radiogroup', { name: 'Periods' }))
  const shown = () =>
    [...headline('Total revenue').querySelectorAll<HTMLElement>('[data-chosen=true]')].map(
      (period) => period.querySelector('dd')?.textContent,
    )
  expect(shown()).toEqual(['$512.40'])
  await user.click(choice.getByRole('radio', { name: 'Months' }))
  expect(shown()).toEqual(['$9,000.00'])
})

test('the table sets part of a period against the same part of the one before, and people against nobody', async () => {
  standAt('2026-03-10T06:00:00Z')
  await openAnswering({
    today: figures({ ...money, success_rate: 86, success_attempt: 43, active_user: 7 }),
    last_day: figures({ total_revenue: 1000, active_user: 16 }),
  })
  const table = await screen.findByRole('table', { name: 'All figures' })
  const read = (name: RegExp) =>
    within(within(table).getByRole('row', { name })).getAllByRole('cell')[2]?.textContent
  expect(within(table).getByText('to 25% of Last Day')).toBeVisible()
  expect(read(/^Total revenue/)).toBe('+$262.40')
  expect(read(/^Success rate/)).toBe('−2 points')
  expect(read(/^Active users/)).toBe('–')
})

test('pace and dates are those of the figures if the server says when it counted them', async () => {
  standAt('2026-03-10T12:00:00Z')
  const data = { ...toFault({ today: figures(money) }).body.data, as_of: '2026-03-10T06:00:00Z' }
  await openDashboard({
    arrange: ({ server }) => server.failNext({ ...toFault({}), body: { status: true, data, message: null } }),
  })
  expect(await screen.findByText(/25% of the day had passed/)).toBeVisible()
  expect(headline('Total revenue')).toHaveTextContent('On pace for about $2,050')
})

test('days and months are never side by side on one scale', async () => {
  const { user } = await openAnswering({
    today: figures(money),
    this_month: figures({ total_revenue: 9000 }),
  })
  const labels = async () => [...(await readRows('Revenue')).keys()].map((label) => label.split(' so far')[0])
  expect(await labels()).toEqual(['Revenue', 'Today', 'Last Day'])
  await user.click(screen.getByRole('radio', { name: 'Months' }))
  expect(await labels()).toEqual(['Revenue', 'This Month', 'Last Month'])
})

test('shows no pace while hardly any of the period has passed', async () => {
  standAt('2026-03-01T01:00:00Z')
  await openAnswering({ today: figures(money), this_month: figures(money) })
  await readRows()
  expect(screen.queryByText(/On pace/)).not.toBeInTheDocument()
})

test('a period without attempts has no success rate instead of 0%', async () => {
  await openDashboard({ seed: 'staff-only' })
  const rows = await readRows()
  expect(rows.get('Total attempts')).toEqual(['0', '0', '0', '0'])
  expect(rows.get('Success rate')).toEqual(Array(4).fill('No attempts'))
  expect(headline('Success rate')).toHaveTextContent('Today so far–No attempts yet')
})

test('reads figures sent as text as numbers', async () => {
  const spelled = Object.entries(figures({ ...money, active_user: 8 })).map(([name, value]) => [
    name,
    String(value),
  ])
  await openAnswering({ today: Object.fromEntries(spelled) })
  const rows = await readRows()
  expect(rows.get('Total revenue')?.[0]).toBe('$512.40')
  expect(rows.get('Revenue after influencers')?.[0]).toBe('$500.00')
  expect(rows.get('Revenue per active user')?.[0]).toBe('$64.05')
})

test('each chart has a table with the values of its bars', async () => {
  standAt('2026-03-10T12:00:00Z')
  await openAnswering({
    today: figures({ ...money, failed_attempt_amount: 5, new_user: 3, active_user: 9 }),
  })
  expect((await readRows('Revenue')).get('Today so far pace about $1,020')).toEqual(['$500.00', '$12.40'])
  const attempts = await readRows('Attempts')
  expect(attempts.get('Today so far pace about 100')).toEqual(['44', '2', '4', '88.00%'])
  expect(attempts.get('Last Day')).toEqual(['44', '2', '4', '88.00%'])
  expect(attempts.has('Last Month')).toBe(false)
  const lost = await readRows('Revenue lost to failed attempts')
  expect(lost.get('Today so far pace about $10')).toEqual(['$5.00', '0.98%'])
  expect((await readRows('Users')).get('Today so far pace about 6 new')).toEqual(['3', '9', '$56.93'])
  expect(
    screen.getByText(/midnight \(UTC\)\. When these figures were taken, 50% of the day had passed/),
  ).toBeVisible()
})

test('names figures that contradict each other, and marks them', async () => {
  await openAnswering({
    today: figures({ success_rate: 95, failed_attempt: 9 }),
    last_month: figures({ total_revenue: 10, influencer_revenue: 12 }),
  })
  const doubts = await screen.findByRole('region', { name: '3 figures do not add up' })
  expect(
    within(doubts)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Today: Successful and failed attempts come to 53, more than the total of 50.',
    'Today: The server gives a success rate of 95.00%, but counts 44 of 50 attempts as a success, which is 88.00%.',
    'Last Month: Influencer revenue is $12.00, more than the total of $10.00.',
  ])
  expect((await readRows()).get('Success rate')).toEqual([
    '95.00%Does not add up',
    '88.00%',
    '88.00%',
    '88.00%',
  ])
  expect(headline('Success rate')).toHaveTextContent('Attempts give 88.00%')
})

test('says when nothing was counted instead of showing empty bars', async () => {
  await openAnswering({
    today: noFigures,
    last_day: noFigures,
    this_month: noFigures,
    last_month: noFigures,
  })
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Revenue' })).not.toBeInTheDocument()
  expect((await readRows()).get('Total revenue')).toEqual(['$0.00', '$0.00', '$0.00', '$0.00'])
})

// proves 8.15
test('copies the table as plain numbers that a spreadsheet can calculate with', async () => {
  standAt('2026-03-10T06:00:00Z')
  const { user, notices } = await openAnswering({ today: figures({ total_revenue: 1234.5 }) })
  await user.click(await screen.findByRole('button', { name: 'Copy as table' }))
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible()
  const lines = (await navigator.clipboard.readText()).split('\n').map((line) => line.split('\t'))
  expect(lines[0]?.[0]).toBe('Figures of 10 Mar 2026, 06:00 (UTC)')
  expect(lines[0]?.slice(1)).toEqual([
    'Today so far (10 Mar)',
    'Last Day (9 Mar)',
    'This Month so far (1–10 Mar)',
    'Last Month (Feb 2026)',
  ])
  expect(lines).toContainEqual(['Total revenue (USD)', '1234.5', '0', '0', '0'])
  expect(lines).toContainEqual(['Success rate (%)', '88', '88', '88', '88'])
  expect(lines).toContainEqual(['Revenue per active user (USD)', '', '', '', ''])
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([5]))
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'success', message: 'Table copied to clipboard', duration: 2000 }]),
  )
  expect(await screen.findByRole('button', { name: 'Copy as table' })).toBeVisible()
})

test('copies the headlines with their dates and units for an email', async () => {
  standAt('2026-03-10T06:00:00Z')
  const { user } = await openAnswering({ today: figures({ total_revenue: 1234.5, success_rate: 88 }) })
  await user.click(await screen.findByRole('button', { name: 'Copy for email' }))
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible()
  const lines = (await navigator.clipboard.readText()).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe('Figures of 10 Mar 2026, 06:00 (UTC)')
  expect(lines[1]).toBe(
    'Total revenue: Today so far (10 Mar) $1,234.50, Last Day (9 Mar) $0.00, This Month so far (1–10 Mar) $0.00, Last Month (Feb 2026) $0.00',
  )
  expect(lines[2]).toMatch(/^Success rate: Today so far \(10 Mar\) 88\.00%/)
})

// proves 8.15
test('logs a copy that fails and shows nothing', async () => {
  const { user, notices, platform } = await openAnswering({})
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'))
  await user.click(await screen.findByRole('button', { name: 'Copy as table' }))
  await waitFor(() => {
    expect(platform.telemetryRecords).toContainEqual({
      kind: 'log',
      level: 'error',
      message: 'Copying failed',
    })
  })
  expect(notices).toEqual([])
  expect(screen.getByRole('button', { name: 'Copy as table' })).toBeVisible()
})

// proves 8.5
test('only logs a warning when there is no clipboard', async () => {
  const { user, notices, platform } = await openAnswering({})
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  onTestFinished(() => clipboard.mockRestore())
  await user.click(await screen.findByRole('button', { name: 'Copy as table' }))
  const unsupported = { kind: 'log', level: 'warn', message: 'Clipboard is not supported' }
  await waitFor(() => expect(platform.telemetryRecords).toContainEqual(unsupported))
  expect(notices).toEqual([])
  expect(screen.getByRole('button', { name: 'Copy as table' })).toBeVisible()
})

const standAt = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
const toNumber = (text: string) => Number(text.replace(/[$,%]/g, ''))
const headline = (name: string) => screen.getByRole('region', { name })

test('an unreadable figure loses its cell, a missing period its column, and everything else is shown', async () => {
  const { success_rate: _, ...withoutRate } = figures({})
  await openAnswering({
    today: { ...figures({}), success_rate: '83.33%' },
    last_day: { ...withoutRate, total_attempt: '1,234', failed_attempt: 'n/a' },
    this_month: {},
    last_month: { ...figures({}), success_rate: null },
  })
  const rows = await readRows()
  expect(rows.get('Success rate')).toEqual(['83.33%Does not add up', 'Not sent', 'Not sent', 'Not sent'])
  expect(rows.get('Total attempts')).toEqual(['50', '1,234', 'Not sent', '50'])
  expect(rows.get('Failed attempts')).toEqual(['2', 'n/aDoes not add up', 'Not sent', '2'])
})

test('the periods may be called by other names', async () => {
  const data = { yesterday: { total_attempt: 7 }, thisMonth: { total_attempt: 8 }, previous_month: null }
  const body = { status: true, data, message: null }
  await openDashboard({
    arrange: ({ server }) => server.failNext({ method: 'GET', path: 'dashboard', status: 200, body }),
  })
  expect((await readRows()).get('Total attempts')).toEqual(['Not sent', '7', '8', 'Not sent'])
})
