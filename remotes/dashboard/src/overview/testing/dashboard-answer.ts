import type { Dashboard, PeriodFigures } from '@console/shared/schemas/dashboard'
import { screen } from '@testing-library/react'

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

export type Answer = Partial<Record<keyof Dashboard, object>>

/** The server's next response; `figures({})` for periods that are not given. */
export function toFault(answer: Answer) {
  const usual = figures({})
  const data = { today: usual, last_day: usual, this_month: usual, last_month: usual, ...answer }
  return { method: 'GET', path: 'dashboard', status: 200, body: { status: true, data, message: null } }
}

/** A table as text: row label to cells, without the differences, which follow from them. */
export async function readRows(name = 'All figures'): Promise<Map<string, string[]>> {
  const table = await screen.findByRole<HTMLTableElement>('table', { name })
  return new Map(
    [...table.rows].map((row) => {
      const told = [...row.cells].filter(({ className }) => !className.includes('difference'))
      const [label = '', ...cells] = told.map((cell) => cell.textContent.trim())
      return [label, cells]
    }),
  )
}
