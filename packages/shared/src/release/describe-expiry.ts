const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Each warning counts in a smaller unit than the one before. */
const warnings = [
  { within: 2 * hour, unit: 'minute', length: minute },
  { within: 2 * day, unit: 'hour', length: hour },
  { within: 14 * day, unit: 'day', length: day },
]

/**
 * Warns two weeks, two days and two hours before a signed release expires: “expires in 13 days, on …”. Undefined before that, and for
 * a release without an expiry.
 *
 * @param expiresAt ISO 8601.
 */
export function describeExpiry(expiresAt: string | undefined, now = Date.now()): string | undefined {
  const left = Date.parse(expiresAt ?? '') - now
  const warning = warnings.find(({ within }) => left < within)
  if (warning === undefined) return undefined
  if (left < 0) return `expired on ${expiresAt}: consoles stop starting it a day later`
  const count = Math.floor(left / warning.length)
  return `expires in ${count} ${warning.unit}${count === 1 ? '' : 's'}, on ${expiresAt}`
}
