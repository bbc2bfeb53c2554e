import { fillLink, type LinkTo } from '@console/shared/links'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

/** Addresses by the `links` of the remotes in this release. */
export const createLinkTo =
  ({ find }: Pick<RemoteLoader, 'find'>): LinkTo =>
  (name, target, value) => {
    const pattern = find(name)?.links?.[target]
    return pattern === undefined ? null : fillLink(pattern, value)
  }
