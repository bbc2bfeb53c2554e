import type { RouteObject } from 'react-router'

/**
 * Addresses that two routes of a remote match, of which only the first is ever shown, as in `/notes/:id` beside
 * `/notes/:note`. In sentences.
 */
export function describeUnreachableRoutes(routes: readonly RouteObject[]): string[] {
  const seen = new Set<string>()
  const problems: string[] = []

  function visit(route: RouteObject, parent: string): void {
    const { path = '', children } = route
    const whole = path.startsWith('/') ? path : `${parent}/${path}`
    if (children !== undefined) {
      for (const child of children) visit(child, whole)
      return
    }
    const pattern = toPattern(whole)
    if (seen.has(pattern))
      problems.push(`two routes are for ${toShown(whole)}, and only the first is ever shown`)
    seen.add(pattern)
  }
  for (const route of routes) visit(route, '')
  return problems
}

const toSegments = (path: string) => path.split('/').filter((segment) => segment !== '')
const toShown = (path: string) => `/${toSegments(path).join('/')}`
/** The router ignores case, slashes at the end and names of parameters. */
const toPattern = (path: string) =>
  toSegments(path)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/')
