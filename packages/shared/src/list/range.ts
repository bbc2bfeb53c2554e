import { readServiceZone } from '@console/values/time/service-zone'
import { parseTimestamp } from '@console/values/time/timestamp'
import { formatZonedDate, fromZonedText } from '@console/values/time/zoned-time'
import { formatNumber } from '../ui/number.ts'

/** Numbers, or days of the service's zone, both of which belong to the range. */
export type RangeKind = 'number' | 'day'

/** The ends as texts: `9.99`, or `2026-12-31`; empty for an open end. */
export type RangeEnds = { from: string; to: string }

const separator = '..'
const forms: Record<RangeKind, RegExp> = { number: /^-?\d+(\.\d+)?$/, day: /^\d{4}-\d{2}-\d{2}$/ }

/** The address's text of a range: `9.99..20`, `..2026-12-31`. Empty for no range. */
export function toRangeText(kind: RangeKind, { from, to }: RangeEnds): string {
  const [first, last] = toMoments(kind, { from, to })
  const [start, end] = first > last ? [to, from] : [from, to]
  return start + end === '' ? '' : `${start}${separator}${end}`
}

/** Null for a text that is no range. */
export function parseRange(kind: RangeKind, text: string): RangeEnds | null {
  const [from = '', to, ...rest] = text.split(separator)
  if (to === undefined || rest.length > 0 || from + to === '') return null
  return [from, to].every((end) => end === '' || isEnd(kind, end)) ? { from, to } : null
}

/** Whether it can be an end. */
export const isEnd = (kind: RangeKind, end: string): boolean =>
  forms[kind].test(end) && !Number.isNaN(toMoment(kind, end, 'first'))

/** "9.99 to 20", "from 1 Dec 2026", "up to 20" */
export function formatRange(kind: RangeKind, text: string): string {
  const { from, to } = parseRange(kind, text) ?? { from: '', to: '' }
  const [start, end] = [from, to].map((one) => one && formatEnd(kind, one))
  if (start === '') return `up to ${end}`
  return end === '' ? `from ${start}` : `${start} to ${end}`
}

/** A test of values for a range, which is parsed once. */
export function buildRangeTest(kind: RangeKind): (value: number | null, text: string) => boolean {
  let parsed = { text: '', first: 0, last: 0 }
  return (value, text) => {
    if (parsed.text !== text) {
      const [first, last] = toMoments(kind, parseRange(kind, text) ?? { from: '', to: '' })
      parsed = { text, first, last }
    }
    return value !== null && value >= parsed.first && value <= parsed.last
  }
}

const toMoments = (kind: RangeKind, { from, to }: RangeEnds): [first: number, last: number] => [
  from === '' ? Number.NEGATIVE_INFINITY : toMoment(kind, from, 'first'),
  to === '' ? Number.POSITIVE_INFINITY : toMoment(kind, to, 'last'),
]

function toMoment(kind: RangeKind, end: string, bound: 'first' | 'last'): number {
  if (kind === 'number') return Number(end)
  const clock = bound === 'first' ? '00:00:00' : '23:59:59'
  return parseTimestamp(fromZonedText(`${end}T${clock}`, readServiceZone(), bound))
}

const formatEnd = (kind: RangeKind, end: string): string =>
  kind === 'number' ? formatNumber(Number(end)) : formatZonedDate(`${end}T00:00:00Z`, 'UTC')
