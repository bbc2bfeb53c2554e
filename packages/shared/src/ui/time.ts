const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const minute = 60_000
const steps = [
  { unit: 'year', length: 365 * 24 * 60 * minute },
  { unit: 'month', length: 30 * 24 * 60 * minute },
  { unit: 'week', length: 7 * 24 * 60 * minute },
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const

/** Relative time: "yesterday", "in 3 weeks"; within a minute, "just now". `at` in milliseconds since the epoch. */
export function formatRelativeTime(at: number, now = Date.now()): string {
  const distance = at - now
  const step = steps.find(({ length }) => Math.abs(distance) >= length)
  if (step === undefined) return 'just now'
  return relative.format(Math.trunc(distance / step.length), step.unit)
}

/** Date and time in the reader's time zone: "21 Nov 2026, 14:30". `at` in milliseconds since the epoch. */
export const formatTime = (at: number): string => dateAndTime.format(at)
