import { createOverdueError, isMissingChunk, isOverdueChunk } from '@console/shared/errors'
import type { MiddlewareFunction, ShouldRevalidateFunction } from 'react-router'
import { giveUpPreloads } from './give-up-preloads.ts'
import { frameRouteId, toRemoteRouteId } from './route-ids.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds that a screen's files are waited for: an error is on screen within 8 s (DESIGN §4). */
const patience = 7000

/** The fields of a route of a remote, whatever they are. */
export type Fields = Record<string, unknown>
type LazyRoute = () => Promise<Fields>

/** Has what a remote's route throws end at the error view of the remote also where the router has none for it. */
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
    const module = await withTimeout(loadTwice(remote, lazy), patience, createOverdueError())
    if (!['Component', 'element', 'loader', 'action'].some((field) => module[field]))
      throw new Error('The module of the screen exports neither a Component nor a loader')
    return withGuardedDecision(module)
  }
}

/** What is overdue is asked for anew, beside the request that may still be answered; either brings the screen. */
async function loadTwice(remote: string, lazy: LazyRoute): Promise<Fields> {
  try {
    return await lazy()
  } catch (error) {
    if (!isMissingChunk(error)) throw error
    giveUpPreloads(remote)
    if (!isOverdueChunk(error)) throw error
    return lazy()
  }
}

/** The router asks `shouldRevalidate` where nothing catches: what that throws would keep everybody from leaving. */
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

/** What middleware throws before the loaders ran, the router would show in the place of the frame. */
const guardMiddleware =
  (remote: string, run: MiddlewareFunction): MiddlewareFunction =>
  async (asked, next) => {
    try {
      return await run(asked, next)
    } catch (error) {
      // A redirect, most likely.
      if (error instanceof Response) throw error
      return {
        [frameRouteId]: { type: 'data', result: null },
        [toRemoteRouteId(remote)]: { type: 'error', result: error },
      }
    }
  }
