import type { Canary } from '@console/shared/release/canary'
import type { User } from '@console/shared/schemas/session'
import { toBucket } from './to-bucket.ts'

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
