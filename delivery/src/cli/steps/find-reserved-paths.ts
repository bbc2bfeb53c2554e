import { readApiPlace } from '../../hosting/read-api-place.ts'

/** The API's paths by the configuration, where that is known. No remote may own them. */
export function findReservedPaths(config: unknown): string[] {
  if (config === undefined) return []
  const { apiPathPrefix: prefix } = readApiPlace(config)
  const path = prefix.endsWith('/') ? prefix : `${prefix}/`
  return path === '/' ? [] : [path]
}
