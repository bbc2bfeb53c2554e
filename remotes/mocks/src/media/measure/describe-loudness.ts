import { formatSeconds } from '../../controls/use-countdown.ts'
import { formatLength } from './format-length.ts'
import type { Loudness, Silence } from './loudness-meter.ts'

/** The usual loudness in dB below full scale, and the deviation that is still normal. */
const usual = -18
const tolerated = 6
const mostNamed = 3

/** "4 min 12 s. Quiet: −31 dB; most recordings are near −18 dB." */
export function describeLoudness({ seconds, decibels, silences }: Loudness): string {
  return [`${formatLength(seconds)}.`, describeLevel(decibels), describeSilences(silences)]
    .filter((part) => part !== '')
    .join(' ')
}

function describeLevel(decibels: number | null): string {
  if (decibels === null) return 'The recording is silent.'
  const level = `${Math.round(decibels)} dB`.replace('-', '−')
  const compared = `${level}; most recordings are near −${-usual} dB.`
  if (decibels < usual - tolerated) return `Quiet: ${compared}`
  if (decibels > usual + tolerated) return `Loud: ${compared}`
  return `Loudness: ${level}, like most recordings.`
}

function describeSilences(silences: readonly Silence[]): string {
  if (silences.length === 0) return ''
  const named = silences
    .slice(0, mostNamed)
    .map(({ start, seconds }) => `${Math.round(seconds)} s at ${formatSeconds(Math.round(start))}`)
  const more = silences.length - mostNamed
  return `Silent for ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
}
