import type { Release } from '@console/shared/release'
import { ownsPath } from '@console/shared/remote-config'

const longestChain = 10

/** Resolves `path` through any number of redirects. A cycle leaves it unchanged. */
export function followRedirects(redirects: Release['redirects'] = [], path: string): string {
  let place = path
  for (let step = 0; step <= longestChain; step += 1) {
    const redirect = redirects.find(({ from }) => ownsPath(from, place))
    if (redirect === undefined) return place
    place = `${redirect.to}${place.slice(redirect.from.length)}`
  }
  return path
}
