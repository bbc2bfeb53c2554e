const hour = 60 * 60_000
const day = 24 * hour
/** Time enough for whoever holds the key to be found. */
const warned = 14 * day

/** A line about a signed release that has to be renewed within two weeks; nothing otherwise. */
export function describeExpiry(
  environment: string,
  expiresAt: string | undefined,
  now = Date.now(),
): string[] {
  const left = Date.parse(expiresAt ?? '') - now
  if (!(left < warned)) return []
  if (left < 0)
    return [
      `The release of ${environment} expired on ${expiresAt}: consoles no longer start it. pnpm release renew`,
    ]
  const [count, unit] = left < 2 * day ? [Math.floor(left / hour), 'hour'] : [Math.floor(left / day), 'day']
  return [
    `The release of ${environment} expires in ${count} ${unit}${count === 1 ? '' : 's'}, on ${expiresAt}: pnpm release renew`,
  ]
}
