import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import type { Dashboard, PeriodFigures } from '@console/shared/schemas/dashboard'
import { screen } from '@testing-library/react'
import { dashboardPath } from '../paths.ts'
import dashboard from '../remote.ts'

export const openDashboard = (options: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(dashboard, { path: dashboardPath, ...options })

export const figures = (own: Partial<PeriodFigures>): PeriodFigures => ({
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

/** What the server says to the next request; `figures({})` for periods that are not given. */
export function answerNext(server: RenderedRemote['server'], answer: Answer) {
  const usual = figures({})
  const data = { today: usual, last_day: usual, this_month: usual, last_month: usual, ...answer }
  server.failNext({
    method: 'GET',
    path: 'dashboard',
    status: 200,
    body: { status: true, data, message: null },
  })
}

export const openAnswering = (answer: Answer) =>
  openDashboard({ arrange: ({ server }) => answerNext(server, answer) })

/** A table as text: label of the row to its cells. */
export async function readRows(name = 'All figures'): Promise<Map<string, string[]>> {
  const table = await screen.findByRole<HTMLTableElement>('table', { name })
  return new Map(
    [...table.rows].map((row) => {
      const [label = '', ...cells] = [...row.cells].map((cell) => cell.textContent.trim())
      return [label, cells]
    }),
  )
}

export const countReads = ({ server }: Pick<RenderedRemote, 'server'>) =>
  server.requests.filter(({ path }) => path === 'dashboard').length
