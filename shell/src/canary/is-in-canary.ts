import type { Canary } from '@console/shared/release/canary'
import type { User } from '@console/shared/schemas/session'

/**
 * Whether somebody gets a canary by share of staff or by role. It is the same on all their devices, nobody drops out
 * while the share grows, and each canary draws its own people.
 */
export const isInCanary = (
  {
    share,
    roles = [],
    remote,
  }: Pick<Canary, 'share' | 'roles'> & { remote: { name: string; version: string } },
  user: Pick<User, 'id' | 'roles'>,
): boolean =>
  toBucket(`${user.id} ${remote.name} ${remote.version}`) < share ||
  user.roles.some(({ name }) => roles.includes(name))

/** One of 100 buckets, always the same for a given text: 32-bit FNV-1a with the final mix of MurmurHash3. */
function toBucket(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 100
}
