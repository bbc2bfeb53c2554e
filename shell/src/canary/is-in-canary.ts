import type { Canary } from '@console/shared/release/canary'
import type { User } from '@console/shared/schemas/session'
import { toBucket } from './to-bucket.ts'

/**
 * Whether somebody has a canary by the share of staff or by a role. It is the same on all devices of a person, whoever is in
 * stays in while the share grows, and each canary is for other people.
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
