import { readApiPathPrefix } from '../../hosting/read-api-path-prefix.ts'

/** The paths that the API answers by the configuration, where that is known: no remote may own them. */
export function findReservedPaths(config: unknown): string[] {
  if (config === undefined) return []
  const prefix = readApiPathPrefix(config)
  const path = prefix.endsWith('/') ? prefix : `${prefix}/`
  return path === '/' ? [] : [path]
}
