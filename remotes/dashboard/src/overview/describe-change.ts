import { formatNumber } from '@console/shared/ui/number'
import type { Unit } from './figures.ts'

/** `behind` is no bad news while the period still runs; `worse` is. */
type Tone = 'better' | 'behind' | 'worse' | 'level'
export type Change = { tone: Tone; text: string }

type Compared = {
  unit: Unit
  /** Of the running period, so far; null when it has no attempts yet. */
  current: number | null
  /** Of the whole period before it; null when it had no attempts. */
  previous: number | null
  /** "Last Day" */
  previousLabel: string
}

/** A percentage above this says no more than that it is a great many. */
const manyTimes = 100

/** Where a running period stands against the whole one before it, in words. */
export function describeChange({ unit, current, previous, previousLabel }: Compared): Change {
  if (current === null) return { tone: 'level', text: 'No attempts yet' }
  if (previous === null) return { tone: 'level', text: `${previousLabel} had no attempts` }
  return unit === 'rate'
    ? describeRateChange(current, previous, previousLabel)
    : describeSumChange(current, previous, previousLabel)
}

function describeSumChange(current: number, previous: number, previousLabel: string): Change {
  const tone = current > previous ? 'better' : 'behind'
  // No percentage of nothing, nor of a loss.
  if (previous <= 0 && current !== previous) {
    return { tone, text: `${current > previous ? 'Above' : 'Below'} ${previousLabel}` }
  }
  if (current > manyTimes * previous && previous > 0) {
    return { tone, text: `Over ${manyTimes} times ${previousLabel}` }
  }
  const percent = previous === 0 ? 0 : roundTo(1, Math.abs(current / previous - 1) * 100)
  if (percent === 0) return { tone: 'level', text: `Level with ${previousLabel}` }
  return { tone, text: `${formatNumber(percent)}% ${toSide(current, previous)} ${previousLabel}` }
}

function describeRateChange(current: number, previous: number, previousLabel: string): Change {
  const points = roundTo(2, Math.abs(current - previous))
  if (points === 0) return { tone: 'level', text: `Level with ${previousLabel}` }
  const distance = `${formatNumber(points)} ${points === 1 ? 'point' : 'points'}`
  return {
    tone: toRateTone(current, previous, points),
    text: `${distance} ${toSide(current, previous)} ${previousLabel}`,
  }
}

/** Less than a point is moved by a few attempts. A rate does not grow with the day, so a lower one says something already. */
function toRateTone(current: number, previous: number, points: number): Tone {
  if (points < 1) return 'level'
  return current > previous ? 'better' : 'worse'
}

const toSide = (current: number, previous: number) => (current > previous ? 'above' : 'below')
const roundTo = (digits: number, value: number) => Math.round(value * 10 ** digits) / 10 ** digits
