import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { describeUnreachableRoutes } from '@console/shared/unreachable-routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { type Fields, guardRoute } from './guard-route.ts'
import { RemoteLoadError } from './remote-failure.ts'

/**
 * Turns the result of a remote's `routes()` into routes that can sit beside those of others: below the remote's own
 * paths, with unique ids. Throws `RemoteLoadError`, which lists every invalid route.
 */
export function readRemoteRoutes({ name, paths }: ReleasedRemote, given: unknown): RouteObject[] {
  const problems: string[] = []
  const ids = new Set<string>()
  const owned = paths.map(splitPath)

  function readList(list: unknown, place: string, parents: readonly string[]): RouteObject[] {
    if (Array.isArray(list)) return list.map((each, index) => readRoute(each, `${place}[${index}]`, parents))
    problems.push(`${place} has to be an array, and is ${describe(list)}`)
    return []
  }

  function readRoute(value: unknown, place: string, parents: readonly string[]): RouteObject {
    if (!isObject(value)) {
      problems.push(`${place} has to be a route object, and is ${describe(value)}`)
      return {}
    }
    const { id, path, index, children, ...rest } = value
    problems.push(...listWrongFields(value).map((problem) => `${place}.${problem}`))
    const text = typeof path === 'string' ? path : undefined
    const own = toOwnSegments(text ?? '', parents)
    if (own === null) problems.push(`${place}: the path ${text} is not below that of the route around it`)
    const whole = [...parents, ...(own ?? [])]
    const isLayout = text === undefined && index !== true
    if (own !== null && !isLayout && !owned.some((each) => isBelow(each, whole)))
      problems.push(`${place} matches /${whole.join('/')}, outside of ${paths.join(' and ')}`)
    if (index === true && children !== undefined) problems.push(`${place} is an index route and has children`)
    if (typeof id === 'string' && ids.size === ids.add(id).size)
      problems.push(`${place}.id: another route of the remote is called ${id} too`)
    // The remaining fields are called inside an error boundary.
    const read: Fields = {
      ...guardRoute(name, rest),
      ...(text !== undefined && { path: parents.length === 0 ? text : own?.join('/') }),
      ...(index === true && { index }),
      ...(children !== undefined && { children: readList(children, `${place}.children`, whole) }),
      id: typeof id === 'string' ? `${name}:${id}` : `${name}/${place}`,
    }
    return read as RouteObject
  }

  const routes = readList(given, 'routes()', [])
  if (problems.length === 0) problems.push(...listRouterProblems(routes))
  if (problems.length > 0) throw new RemoteLoadError('invalid', { problems })
  // Refused when a release is run; staff get the first of the two.
  for (const problem of describeUnreachableRoutes(routes)) reportError(new Error(`${name}: ${problem}`))
  return routes
}

/** Faults that would make the router throw on every navigation. */
function listRouterProblems(routes: RouteObject[]): string[] {
  try {
    matchRoutes([{ children: routes }], '/')
    return []
  } catch (error) {
    return [`routes(): ${error instanceof Error ? error.message : error}`]
  }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function describe(value: unknown): string {
  if (value instanceof Promise) return 'a promise'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : typeof value
}

/** Fields that would make the router fail outside every error boundary. */
function listWrongFields({ path, id, index, lazy, middleware }: Fields): string[] {
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  const isFunction = (value: unknown) => typeof value === 'function'
  return [
    ...(isText(path) ? [] : ['path has to be text']),
    ...(isText(id) ? [] : ['id has to be text']),
    ...(index === undefined || typeof index === 'boolean' ? [] : ['index has to be true or false']),
    ...(lazy === undefined || isFunction(lazy) || isObject(lazy) ? [] : ['lazy has to be a function']),
    ...(middleware === undefined || (Array.isArray(middleware) && middleware.every(isFunction))
      ? []
      : ['middleware has to be an array of functions']),
  ]
}

const splitPath = (path: string) => path.split('/').filter(Boolean)

/** The router matches paths case-insensitively. */
const isSame = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase()

/** Segments beyond those of the parent routes, which an absolute path must repeat. */
function toOwnSegments(path: string, parents: readonly string[]): string[] | null {
  const segments = splitPath(path)
  if (!path.startsWith('/')) return segments
  return parents.every((segment, index) => isSame(segment, segments[index]))
    ? segments.slice(parents.length)
    : null
}

/** An owned path's segments come first and literally: no parameter, no `*`, nothing optional. `/` owns only itself. */
const isBelow = (owned: readonly string[], segments: readonly string[]) =>
  owned.length === 0
    ? segments.length === 0
    : owned.every((segment, index) => isSame(segment, segments[index]))
