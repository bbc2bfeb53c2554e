import { guardStorage } from '../storage/guarded-storage.ts'

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Key in localStorage of the time zone that a person chose for times on this device. */
export const readerZoneKey = 'time-zone'

/** The zone in which a person reads when something happened: as chosen, or of the browser. */
export const readerZone: string = toReaderZone(guardStorage(() => localStorage).read(readerZoneKey))

/** The zone of the browser if none is chosen, or one that this browser does not know. */
export function toReaderZone(chosen: string | null): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: chosen ?? undefined }).resolvedOptions().timeZone
  } catch {
    return toReaderZone(null)
  }
}

const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: readerZone,
  timeZoneName: 'short',
})

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

/** Date and time in the reader's zone, which is named: "21 Nov 2026, 14:30 GMT+6". `at` in milliseconds since the epoch. */
export const formatTime = (at: number): string => dateAndTime.format(at)
