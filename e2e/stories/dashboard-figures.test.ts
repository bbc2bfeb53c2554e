import { expect, type Page } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { buildDayRows, type DayRow, toDay, writeDayRows } from '../src/dashboard-rows.ts'
import { test } from '../src/test.ts'

const allFigures = (page: Page) => page.getByRole('table', { name: 'All figures' })

/** The rows of the table of all figures: label to the numbers of its four cells. */
async function readNumbers(page: Page): Promise<Record<string, number[]>> {
  const rows = await allFigures(page)
    .getByRole('row')
    .evaluateAll((lines) =>
      lines.map((line) => [...line.children].map((cell) => cell.textContent?.trim() ?? '')),
    )
  return Object.fromEntries(
    // Below the headings.
    rows
      .slice(1)
      .map(([label = '', ...cells]) => [label, cells.map((cell) => Number(cell.replace(/[^\d.-]/g, '')))]),
  )
}

/** What the screen has to say of these days; a month counts everybody once, when first seen. */
function addUp(rows: readonly DayRow[], activeIn: 'active_user' | 'first_seen_in_month') {
  const add = (column: Exclude<keyof DayRow, 'date'>) => rows.reduce((sum, row) => sum + row[column], 0)
  const revenue = add('revenue')
  const [total, success, failed] = [add('total_attempt'), add('success_attempt'), add('failed_attempt')]
  const lost = add('failed_attempt_amount')
  const active = add(activeIn)
  const rate = total === 0 ? Number.NaN : (success / total) * 100
  return {
    'Total revenue': revenue,
    'Influencer revenue': add('influencer_revenue'),
    'Own revenue, less influencer': revenue - add('influencer_revenue'),
    'Total attempts': total,
    'Success attempts': success,
    'Failed attempts': failed,
    'Neither success nor failed': total - success - failed,
    'Success rate': rate,
    'Success of total, recomputed': rate,
    'Lost revenue, failed attempts': lost,
    'Lost, as % of total revenue': (lost / revenue) * 100,
    'New users': add('new_user'),
    'Active users': active,
    'Revenue per active user': revenue / active,
  }
}

test('every figure is the one that follows from the rows of the database', async ({ page, startConsole }) => {
  const now = Date.now()
  const rows = buildDayRows(now)
  const prepared = await startConsole('files', {}, { prepare: (dataDir) => writeDayRows(dataDir, rows) })
  await signIn(page, prepared.url)
  await page.goto(prepared.url)
  await expect(allFigures(page)).toBeVisible()
  const [today, month] = [toDay(now), toDay(now).slice(0, 7)]
  const lastDay = toDay(now - 86_400_000)
  const lastMonth = toDay(Date.parse(`${month}-01`) - 86_400_000).slice(0, 7)
  const periods = [
    addUp(
      rows.filter(({ date }) => date === today),
      'active_user',
    ),
    addUp(
      rows.filter(({ date }) => date === lastDay),
      'active_user',
    ),
    addUp(
      rows.filter(({ date }) => date.startsWith(month) && date <= today),
      'first_seen_in_month',
    ),
    addUp(
      rows.filter(({ date }) => date.startsWith(lastMonth)),
      'first_seen_in_month',
    ),
  ]
  const shown = await readNumbers(page)
  const labels = Object.keys(addUp([], 'active_user'))
  expect(Object.keys(shown)).toEqual(labels)
  for (const [index, period] of periods.entries()) {
    for (const [label, figure] of Object.entries(period)) {
      // As shown: money and rates with two decimals.
      expect(
        Math.abs((shown[label]?.[index] ?? Number.NaN) - figure),
        `${label}, period ${index}`,
      ).toBeLessThan(0.00501)
    }
  }
  await expect(page.getByText('do not add up')).toHaveCount(0)
})
