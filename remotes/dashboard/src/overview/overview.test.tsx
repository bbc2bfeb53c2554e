import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { type Dashboard, dashboardSchema, type PeriodFigures } from '@console/shared/schemas/dashboard'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardPath } from '../paths.ts'
import dashboard from '../remote.ts'

const openDashboard = (options: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(dashboard, { path: dashboardPath, ...options })

afterEach(() => {
  vi.useRealTimers()
})

test('every figure of every period is the one that the API computes', async () => {
  const { api } = await openDashboard()
  const rows = await readRows()
  const periods = await api.request({ path: 'dashboard', schema: dashboardSchema })
  const inOrder = [periods.today, periods.last_day, periods.this_month, periods.last_month]
  const expected: [string, keyof PeriodFigures][] = [
    ['Total revenue', 'total_revenue'],
    ['Influencer revenue', 'influencer_revenue'],
    ['Total attempts', 'total_attempt'],
    ['Success attempts', 'success_attempt'],
    ['Failed attempts', 'failed_attempt'],
    ['Success rate', 'success_rate'],
    ['Failed attempt amount', 'failed_attempt_amount'],
    ['New users', 'new_user'],
    ['Active users', 'active_user'],
  ]
  for (const [label, field] of expected) {
    expect(rows.get(label)?.map(toNumber), label).toEqual(inOrder.map((figures) => figures[field]))
  }
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent?.trim())).toEqual([
    'Today so far',
    'Last Day',
    'This Month so far',
    'Last Month',
  ])
})

test('what follows from the figures is worked out under them', async () => {
  await openAnswering({ today: figures({ total_revenue: 100, influencer_revenue: 12.5 }) })
  const rows = await readRows()
  expect(rows.get('Own revenue, less influencer')?.[0]).toBe('$87.50')
  expect(rows.get('Neither success nor failed')?.[0]).toBe('4')
})

test('the headlines set a running period against the whole one before it', async () => {
  await openAnswering({
    today: figures({ total_revenue: 512.4, success_rate: 88, new_user: 20, active_user: 0 }),
    last_day: figures({ total_revenue: 1000, success_rate: 90.5, new_user: 16, active_user: 0 }),
    this_month: figures({ total_revenue: 20_500 }),
    last_month: figures({ total_revenue: 20_000 }),
  })
  expect(await screen.findByRole('region', { name: 'Total revenue' })).toHaveTextContent(
    'Today so far$512.4048.8% below Last DayThis Month so far$20,500.002.5% above Last Month',
  )
  expect(headline('Success rate')).toHaveTextContent('88.00%2.5 points below Last Day')
  expect(headline('New users')).toHaveTextContent('2025% above Last Day')
  expect(headline('Active users')).toHaveTextContent('0Level with Last Day')
})

test('a period without attempts has no success rate instead of one of 0%', async () => {
  await openDashboard({ seed: 'staff-only' })
  const rows = await readRows()
  expect(rows.get('Total attempts')).toEqual(['0', '0', '0', '0'])
  expect(rows.get('Success rate')).toEqual(Array(4).fill('No attempts'))
  expect(headline('Success rate')).toHaveTextContent('Today so far–No attempts yet')
})

test('opening the screen asks the server once', async () => {
  const { server } = await openDashboard()
  await readRows()
  expect(countReads({ server })).toBe(1)
})

test('while the figures are on their way a skeleton holds their place', async () => {
  await openDashboard({
    arrange: ({ server }) => server.failNext({ method: 'GET', path: 'dashboard', hang: true }),
  })
  expect(await screen.findByRole('status', { name: '' })).toHaveTextContent('Loading the figures')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('Refresh asks the server again and shows what it says now', async () => {
  const { user, server } = await openAnswering({ today: figures({ new_user: 7 }) })
  expect((await readRows()).get('New users')?.[0]).toBe('7')
  answerNext(server, { today: figures({ new_user: 8 }) })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('cell', { name: '8' })).toBeVisible()
  expect(screen.getByText('Updated')).toBeVisible()
  expect(countReads({ server })).toBe(2)
})

test('the age of the figures grows while the screen stays open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await openDashboard()
  await screen.findByText('just now')
  act(() => {
    vi.advanceTimersByTime(3 * 60_000)
  })
  expect(screen.getByText('3 minutes ago')).toBeVisible()
})

test('a refresh that fails keeps the figures and says so', async () => {
  const { user, server, notices } = await openAnswering({ today: figures({ new_user: 7 }) })
  await readRows()
  server.failNext({ method: 'GET', path: 'dashboard', times: 4 })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Not refreshed; figures from')).toBeVisible()
  expect((await readRows()).get('New users')?.[0]).toBe('7')
  expect(notices.map(({ kind }) => kind)).toEqual(['error'])
})

test('a first load that fails is the route’s error, and Retry brings the figures', async () => {
  const { user } = await openDashboard({
    arrange: ({ server }) => server.failNext({ method: 'GET', path: 'dashboard', times: 4 }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Request failed with status code 500')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await readRows()).get('Total revenue')).toHaveLength(4)
})

test('an answer without a figure names it', async () => {
  const { failed_attempt_amount: _, ...incomplete } = figures({})
  await openAnswering({ last_day: incomplete })
  expect(await screen.findByRole('alert')).toHaveTextContent('last_day.failed_attempt_amount')
})

/** The table as text: label of the row to its four cells. */
async function readRows(): Promise<Map<string, string[]>> {
  const table = await screen.findByRole('table', { name: 'All figures' })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => ({
      label: within(row).queryByRole('rowheader'),
      cells: within(row).queryAllByRole('cell'),
    }))
  return new Map(
    rows.map(({ label, cells }) => [
      label?.textContent?.trim() ?? '',
      cells.map((cell) => cell.textContent ?? ''),
    ]),
  )
}

const toNumber = (text: string) => Number(text.replace(/[$,%]/g, ''))
const headline = (name: string) => screen.getByRole('region', { name })

const countReads = ({ server }: Pick<RenderedRemote, 'server'>) =>
  server.requests.filter(({ path }) => path === 'dashboard').length

const figures = (own: Partial<PeriodFigures>): PeriodFigures => ({
  total_revenue: 0,
  influencer_revenue: 0,
  total_attempt: 50,
  success_attempt: 44,
  failed_attempt: 2,
  success_rate: 88,
  failed_attempt_amount: 0,
  new_user: 0,
  active_user: 0,
  ...own,
})

type Answer = Partial<Record<keyof Dashboard, object>>

function answerNext(server: RenderedRemote['server'], answer: Answer) {
  const periods = {
    today: figures({}),
    last_day: figures({}),
    this_month: figures({}),
    last_month: figures({}),
  }
  const data = { ...periods, ...answer }
  server.failNext({
    method: 'GET',
    path: 'dashboard',
    status: 200,
    body: { status: true, data, message: null },
  })
}

const openAnswering = (answer: Answer) =>
  openDashboard({ arrange: ({ server }) => answerNext(server, answer) })
