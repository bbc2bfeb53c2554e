import { type Dashboard, dashboardSchema } from '@console/shared/schemas/dashboard'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { makeLastingPlace, makeTestPlace, type TestPlace } from '../../test/support/test-place.ts'
import { type AdminApiOptions, openAdminApi } from '../admin-api.ts'
import { buildDemoFact } from './build-demo-fact.ts'

const noFigures = {
  total_revenue: 0,
  influencer_revenue: 0,
  total_attempt: 0,
  success_attempt: 0,
  failed_attempt: 0,
  success_rate: 0,
  failed_attempt_amount: 0,
  new_user: 0,
  active_user: 0,
}

describe('the dashboard', () => {
  /** Removed when the test ends. */
  async function make(makePlace: () => Promise<TestPlace>) {
    const place = await makePlace()
    onTestFinished(place.remove)
    return place
  }

  /** As seen at each of the moments, one after the other, by the same API. */
  async function readDashboards(options: AdminApiOptions, moments: readonly string[]): Promise<Dashboard[]> {
    let moment = moments[0] ?? ''
    const api = await openAdminApi({ ...options, now: () => new Date(moment) })
    const { client } = await createTestClient(api).signIn('staff@example.com', { remember_me: true })
    const dashboards: Dashboard[] = []
    for (moment of moments) dashboards.push(await client.ask('GET', 'dashboard', dashboardSchema))
    await api.close()
    return dashboards
  }

  // proves 3.5, 7.7
  it('adds up the days of each period', async () => {
    const place = await make(makeTestPlace)
    const [dashboard] = await readDashboards({ ...place.options, seed: 'demo' }, ['2026-03-31T18:20:00Z'])
    const rows = await place.query('select *, date::text as day from daily_fact order by date')
    const add = (isIn: (day: string) => boolean) => {
      const total = { ...noFigures, first_seen: 0 }
      for (const row of rows.filter(({ day }) => isIn(String(day)))) {
        total.total_revenue += Number(row['revenue'])
        total.influencer_revenue += Number(row['influencer_revenue'])
        total.total_attempt += Number(row['total_attempt'])
        total.success_attempt += Number(row['success_attempt'])
        total.failed_attempt += Number(row['failed_attempt'])
        total.failed_attempt_amount += Number(row['failed_attempt_amount'])
        total.new_user += Number(row['new_user'])
        total.active_user += Number(row['active_user'])
        total.first_seen += Number(row['first_seen_in_month'])
      }
      const { first_seen, ...figures } = total
      const rate = Number(((figures.success_attempt / figures.total_attempt) * 100).toFixed(2))
      return {
        single: { ...figures, success_rate: rate },
        month: { ...figures, success_rate: rate, active_user: first_seen },
      }
    }
    const expected = {
      today: add((day) => day === '2026-03-31').single,
      last_day: add((day) => day === '2026-03-30').single,
      this_month: add((day) => day >= '2026-03-01').month,
      last_month: add((day) => day.startsWith('2026-02')).month,
    }
    for (const [period, figures] of Object.entries(expected)) {
      const shown = Object.entries(dashboard?.[period] ?? {})
      expect(shown.toSorted()).toEqual(
        Object.entries(figures)
          .map(([name, figure]) => [name, expect.closeTo(figure, 6)])
          .toSorted(),
      )
    }
  })

  it('moves on with the clock of a demo database, through the day and over midnight', async () => {
    const [morning, evening, tomorrow] = await readDashboards({ reuse: true, seed: 'demo' }, [
      '2026-03-31T08:00:00Z',
      '2026-03-31T21:00:00Z',
      '2026-04-01T00:01:00Z',
    ])
    expect(evening?.today.total_revenue).toBeGreaterThan(morning?.today.total_revenue ?? 0)
    expect(evening?.last_day).toEqual(morning?.last_day)
    expect(tomorrow?.last_day.total_revenue).toBeGreaterThan(evening?.today.total_revenue ?? 0)
    expect(tomorrow?.this_month).toEqual(tomorrow?.today)
    expect(tomorrow?.last_month.total_attempt).toBeGreaterThan(evening?.this_month.total_attempt ?? 0)
    for (const period of [morning, evening, tomorrow].flatMap((dashboard) => dashboard?.today ?? [])) {
      expect(Object.values(period).every((figure) => Number(figure) > 0)).toBe(true)
    }
  })

  it('fills the missing days when a demo database is opened again later', async () => {
    const place = await make(makeLastingPlace)
    await readDashboards({ ...place.options, seed: 'demo' }, ['2026-03-10T18:20:00Z'])
    const [later] = await readDashboards({ ...place.options, seed: 'demo' }, ['2026-03-14T06:00:00Z'])
    expect(later?.last_day.total_attempt).toBeGreaterThan(0)
    const rows = await place.query('select date::text as day, revenue from daily_fact order by date')
    const days = rows.map(({ day }) => Date.parse(String(day)))
    expect(days.slice(1).every((day, index) => day - (days[index] ?? 0) === 86_400_000)).toBe(true)
    const halfDay = rows.find(({ day }) => day === '2026-03-10')
    expect(Number(halfDay?.['revenue'])).toBe(buildDemoFact('2026-03-10', 1).revenue)
  })

  it('is zero where there are no facts, and invents none', async () => {
    const moments = ['2026-03-10T18:20:00Z', '2026-03-12T18:20:00Z']
    for (const dashboard of await readDashboards({ reuse: true, seed: 'staff-only' }, moments)) {
      expect(dashboard).toMatchObject({
        today: noFigures,
        last_day: noFigures,
        this_month: noFigures,
        last_month: noFigures,
      })
    }
  })
})

describe('demo facts', () => {
  const days = Array.from({ length: 400 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  )

  it('are plausible on every day, and only rise during it', () => {
    for (const day of days) {
      const shares = [0, 0.1, 0.5, 0.9, 1].map((share) => buildDemoFact(day, share))
      for (const [index, fact] of shares.entries()) {
        expect(fact.success_attempt).toBeGreaterThan(0)
        expect(fact.total_attempt).toBeGreaterThanOrEqual(fact.success_attempt + fact.failed_attempt)
        expect(fact.influencer_revenue).toBeLessThan(fact.revenue)
        expect(fact.first_seen_in_month).toBeGreaterThanOrEqual(fact.new_user)
        expect(fact.first_seen_in_month).toBeLessThanOrEqual(fact.active_user)
        const before = shares[index - 1] ?? fact
        expect(fact.revenue).toBeGreaterThanOrEqual(before.revenue)
        expect(fact.active_user).toBeGreaterThanOrEqual(before.active_user)
        expect(fact.total_attempt).toBeGreaterThanOrEqual(before.total_attempt)
      }
    }
  })

  it('are the same for the same day, busier at weekends, and grow', () => {
    expect(buildDemoFact('2026-03-10', 1)).toEqual(buildDemoFact('2026-03-10', 1))
    const sum = (some: readonly string[]) =>
      some.reduce((total, day) => total + buildDemoFact(day, 1).total_attempt, 0) / some.length
    const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())
    expect(sum(days.filter(isWeekend))).toBeGreaterThan(1.1 * sum(days.filter((day) => !isWeekend(day))))
    expect(sum(days.slice(-30))).toBeGreaterThan(1.2 * sum(days.slice(0, 30)))
  })
})
