import type { dailyFactTable } from './daily-fact-table.ts'
import { toDayNumber } from './utc-day.ts'

type DailyFact = typeof dailyFactTable.$inferInsert

/** Learners buy and study most at weekends; Sunday first. */
const weekdayRhythm = [1.24, 1.04, 0.95, 0.93, 0.96, 0.9, 1.16]
const growthPerDay = 0.0016
const growthStart = toDayNumber('2025-01-01')

/**
 * A day of a mid-sized service, always the same for the same date. `share` is the part of the day that is over, 0 to 1;
 * figures only rise with it, and no count is ever zero.
 */
export function buildDemoFact(day: string, share: number): DailyFact {
  const random = createRandom(toDayNumber(day))
  const between = (least: number, most: number) => least + (most - least) * random()
  const level =
    (weekdayRhythm[new Date(day).getUTCDay()] ?? 1) *
    Math.max(0.5, 1 + growthPerDay * (toDayNumber(day) - growthStart)) *
    between(0.93, 1.07)

  const attempts = 148 * level
  const success = attempts * between(0.885, 0.94)
  const failed = attempts * between(0.045, 0.085)
  const active = 1480 * level * between(0.97, 1.03)
  const users = 64 * level * between(0.85, 1.2)
  const averagePrice = between(11.4, 13.8)
  const influencerShare = between(0.09, 0.17)
  const failedPrice = between(10.2, 15.6)

  const success_attempt = toCount(success * share)
  const failed_attempt = toCount(failed * share)
  const abandoned = Math.floor(Math.max(0, attempts - success - failed) * share)
  const revenue = toMoney(success_attempt * averagePrice)
  const new_user = toCount(users * share)
  const active_user = Math.max(new_user, toCount(active * share))
  return {
    date: day,
    revenue,
    influencer_revenue: toMoney(revenue * influencerShare),
    total_attempt: success_attempt + failed_attempt + abandoned,
    success_attempt,
    failed_attempt,
    failed_attempt_amount: toMoney(failed_attempt * failedPrice),
    new_user,
    active_user,
    first_seen_in_month: Math.max(new_user, Math.round(active_user * toFirstSeenShare(day))),
  }
}

/** Everybody is new to the month on its first day, ever fewer later; a month sees about four times the people of a day. */
const toFirstSeenShare = (day: string) => {
  const dayOfMonth = Number(day.slice(8))
  return dayOfMonth === 1 ? 1 : 0.45 * dayOfMonth ** -0.55
}

const toCount = (number: number) => Math.max(1, Math.floor(number))
const toMoney = (amount: number) => Math.round(amount * 100) / 100

/** mulberry32: small, and the same sequence on every machine. */
function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
