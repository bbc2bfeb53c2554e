import { formatMoney, formatNumber } from '@console/shared/ui/number'
import { readerLocale } from '@console/shared/ui/reader-locale'
import type { Unit } from './figures.ts'

const percent = new Intl.NumberFormat(readerLocale, {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** A value that rounds to zero is shown as zero, without a sign. */
export function formatFigure(value: number, unit: Unit, currency: string): string {
  const text = toText(Math.abs(value), unit, currency)
  return value < 0 && text !== toText(0, unit, currency) ? toText(value, unit, currency) : text
}

function toText(value: number, unit: Unit, currency: string): string {
  switch (unit) {
    case 'money':
      return formatMoney(value, currency)
    case 'count':
      return formatNumber(value)
    case 'rate':
      return percent.format(value / 100)
  }
}

/** "+$12.50", "−3", "+2.5 points"; a dash if either is missing. */
export function formatDifference(
  value: number | null,
  other: number | null,
  unit: Unit,
  currency: string,
): string {
  if (value === null || other === null) return '–'
  const distance = unit === 'count' ? Math.round(Math.abs(value - other)) : Math.abs(value - other)
  const sign = value > other ? '+' : '−'
  if (unit !== 'rate') {
    const text = formatFigure(distance, unit, currency)
    return text === formatFigure(0, unit, currency) ? text : `${sign}${text}`
  }
  const points = Math.round(distance * 100) / 100
  return `${points === 0 ? '' : sign}${formatNumber(points)} ${points === 1 ? 'point' : 'points'}`
}

/** From here on figures are abbreviated if space is short: "$12.35M". The table of all figures is exact. */
const longFrom = 1e7

export function formatShort(value: number, unit: Unit, currency: string): string {
  if (unit === 'rate' || Math.abs(value) < longFrom) return formatFigure(value, unit, currency)
  return new Intl.NumberFormat(readerLocale, {
    notation: 'compact',
    maximumFractionDigits: 2,
    ...(unit === 'money' ? { style: 'currency', currency } : {}),
  }).format(value)
}

/** An estimate with three significant digits: "$3,210". */
export function formatEstimate(value: number, unit: Unit, currency: string): string {
  const rounded = Number(value.toPrecision(3))
  if (rounded >= longFrom || (unit === 'money' && rounded < 10)) return formatShort(rounded, unit, currency)
  return unit === 'money' ? formatMoney(rounded, currency, 0) : formatNumber(Math.round(rounded))
}

const share = new Intl.NumberFormat(readerLocale, { style: 'percent', maximumFractionDigits: 1 })

/** "91.9%" of a period, from 0 to 1. */
export const formatShare = (elapsed: number): string => share.format(elapsed)
