import { parseMoment } from '../time/moment.ts'

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

const minute = 60_000
const steps = [
  { unit: 'year', length: 365 * 24 * 60 * minute },
  { unit: 'month', length: 30 * 24 * 60 * minute },
  { unit: 'week', length: 7 * 24 * 60 * minute },
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const

/** A moment on the wire as words: "yesterday", "in 3 weeks"; less than a minute either way is "just now". */
export function formatRelativeTime(at: string, now = Date.now()): string {
  const distance = parseMoment(at) - now
  const step = steps.find(({ length }) => Math.abs(distance) >= length)
  if (step === undefined) return 'just now'
  return relative.format(Math.trunc(distance / step.length), step.unit)
}

/** A moment on the wire in the reader's time zone: "21 Nov 2026, 14:30". */
export const formatTime = (at: string): string => dateAndTime.format(parseMoment(at))

/** A moment on the wire as the reader's date: "21 Nov 2026". */
export const formatDate = (at: string): string => date.format(parseMoment(at))
