import type { CouponPayload } from '@console/shared/schemas/coupon'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import { parseTimestamp } from '@console/values/time/timestamp'
import { formatBound } from '../rules/coupon-days.ts'

/** The fields of a coupon that are used here. */
type Terms = Pick<CouponPayload, 'status' | 'starts_at' | 'expires_at'>

type Made = { title: string; effect: string }

const coupons = { one: 'coupon', many: 'coupons' }
const drafts = { one: 'draft code', many: 'draft codes' }

/** How many of the requested coupons were created, and the effect on learners. */
export function describeMade(
  made: readonly Terms[],
  { asked, timeZone, now = Date.now() }: { asked: number; timeZone: string; now?: number },
): Made {
  const count = (status: CouponPayload['status']) => made.filter((coupon) => coupon.status === status).length
  const isDraft = made.length > 0 && count('draft') === made.length
  const all = formatCount(made.length, isDraft ? drafts : coupons)
  return {
    title:
      made.length < asked
        ? `${formatNumber(made.length)} of ${formatCount(asked, coupons)} created`
        : `${all} created`,
    effect: made.length === 0 ? '' : describeEffect(made, count('draft'), { timeZone, now }),
  }
}

function describeEffect(
  made: readonly Terms[],
  draftCount: number,
  { timeZone, now }: { timeZone: string; now: number },
): string {
  const it = made.length === 1 ? 'It' : 'They'
  if (draftCount === made.length) {
    return it === 'It'
      ? 'Draft: learners can’t use it until you publish.'
      : 'Drafts: learners can’t use them until you publish.'
  }
  const published = made.filter(({ status }) => status === 'published')
  const later = published.filter(({ starts_at }) => parseTimestamp(starts_at) > now)
  const over = published.filter(({ expires_at }) => parseTimestamp(expires_at) <= now)
  const working = published.length - later.length - over.length
  const [first] = later
  const starts = new Set(later.map(({ starts_at }) => parseTimestamp(starts_at)))
  const archived = made.length - published.length - draftCount
  if (archived === made.length)
    return `${it} ${it === 'It' ? 'is' : 'are'} archived: learners can’t use ${it === 'It' ? 'it' : 'them'}.`
  if (over.length === made.length) return `${it} ${it === 'It' ? 'has' : 'have'} expired already.`
  if (working === made.length) return `Learners can use ${it === 'It' ? 'it' : 'them'} now.`
  if (first !== undefined && later.length === made.length && starts.size === 1) {
    return `Learners can use ${it === 'It' ? 'it' : 'them'} from ${formatBound(first.starts_at, 'first', timeZone)}.`
  }
  return [
    [working, 'can be used now'] as const,
    [later.length, 'can be used later'] as const,
    [over.length, 'expired already'] as const,
    [draftCount, draftCount === 1 ? 'is a draft' : 'are drafts'] as const,
    [archived, 'archived'] as const,
  ]
    .flatMap(([counted, what]) => (counted > 0 ? [`${formatNumber(counted)} ${what}`] : []))
    .join(', ')
    .concat('.')
}

/** A search text for the list that shows coupons with these codes and hardly any other; empty for nothing. */
export function toSharedSearch(codes: readonly string[]): string {
  const [first = '', ...rest] = codes
  const length = rest.reduce((shared, code) => {
    let same = 0
    while (same < shared && code[same] === first[same]) same += 1
    return same
  }, first.length)
  return length < 3 ? '' : first.slice(0, length)
}
