import { createOverdueError, isMissingChunk, isOverdueChunk } from '@console/shared/errors'
import type { MiddlewareFunction, ShouldRevalidateFunction } from 'react-router'
import { withTimeout } from '../network/with-timeout.ts'
import { abortPreloads } from './abort-preloads.ts'
import { frameRouteId, toRemoteRouteId } from './route-ids.ts'

/** Milliseconds to wait for a screen's files: an error is on screen within 8 s (DESIGN §4). */
const timeout = 7000

/** The unchecked fields of a remote's route. */
export type Fields = Record<string, unknown>
type LazyRoute = () => Promise<Fields>

/** Routes errors of a remote's route to its error view, even if the router has no boundary for them. */
export function guardRoute(remote: string, route: Fields): Fields {
  const { lazy, middleware } = route
  return {
    ...withGuardedDecision(route),
    ...(typeof lazy === 'function' && { lazy: guardLazy(remote, lazy as LazyRoute) }),
    ...(Array.isArray(middleware) && { middleware: middleware.map((each) => guardMiddleware(remote, each)) }),
  }
}

function guardLazy(remote: string, lazy: LazyRoute): LazyRoute {
  return async () => {
    const module = await withTimeout(retryOverdueLoad(remote, lazy), timeout, createOverdueError())
    if (!['Component', 'element', 'loader', 'action'].some((field) => module[field]))
      throw new Error('The module of the screen exports neither a Component nor a loader')
    return withGuardedDecision(module)
  }
}

/** Sends a second request beside an overdue one; the first to arrive wins. */
async function retryOverdueLoad(remote: string, lazy: LazyRoute): Promise<Fields> {
  try {
    return await lazy()
  } catch (error) {
    if (!isMissingChunk(error)) throw error
    abortPreloads(remote)
    if (!isOverdueChunk(error)) throw error
    return lazy()
  }
}

/** The router calls `shouldRevalidate` outside any error boundary: an error there would trap everybody on the screen. */
function withGuardedDecision(route: Fields): Fields {
  const { shouldRevalidate: decide, ...rest } = route
  if (typeof decide !== 'function') return rest
  const shouldRevalidate: ShouldRevalidateFunction = (asked) => {
    try {
      return Boolean(decide(asked))
    } catch {
      return asked.defaultShouldRevalidate
    }
  }
  return { ...rest, shouldRevalidate }
}

/** An error in middleware before the loaders would replace the frame. */
const guardMiddleware =
  (remote: string, run: MiddlewareFunction): MiddlewareFunction =>
  async (asked, next) => {
    try {
      return await run(asked, next)
    } catch (error) {
      // Most likely a redirect.
      if (error instanceof Response) throw error
      return {
        [frameRouteId]: { type: 'data', result: null },
        [toRemoteRouteId(remote)]: { type: 'error', result: error },
      }
    }
  }
