import type { ConsoleConfig } from '@console/shared/config'
import { createApiClient } from '@console/shared/http'
import { isMissingCall, isPassingFailure, noteMissingCall } from '@console/shared/missing-calls'
import * as z from 'zod/mini'
import { lastWritesLock, whenWritten } from './writes-under-way.ts'

const call = 'POST logout'

/** Milliseconds in which other tabs hear that a session is over; tabs of one browser need a few. */
const hearingTime = 250

/** Milliseconds after which a tab that does not answer is waited for no longer: no call takes longer. */
const longestWrite = 30_000

/**
 * Has the server forget a token that this browser uses no more, once everything that was written with it has been
 * answered. Nobody waits for it and nobody hears of a failure: the server may know no such call, or have ended the token
 * by itself.
 */
export async function revokeToken(
  { apiBaseUrl, apiPathPrefix }: Pick<ConsoleConfig, 'apiBaseUrl' | 'apiPathPrefix'>,
  token: string,
): Promise<void> {
  await Promise.race([whenWrittenEverywhere(), whenPageLeaves()])
  if (isMissingCall(call)) return
  const api = createApiClient({ baseUrl: `${apiBaseUrl}${apiPathPrefix}`, readToken: () => token })
  await api
    .request({ method: 'POST', path: 'logout', keepalive: true, schema: z.unknown() })
    .catch((error: unknown) => {
      if (!isPassingFailure(error)) noteMissingCall(call)
    })
}

/** In all tabs of this browser. */
export async function whenWrittenEverywhere(): Promise<void> {
  await whenWritten()
  await new Promise((resolve) => setTimeout(resolve, hearingTime))
  const signal = AbortSignal.timeout(longestWrite)
  await navigator.locks?.request(lastWritesLock, { signal }, () => undefined).catch(() => undefined)
}

const whenPageLeaves = () =>
  new Promise((resolve) => window.addEventListener('pagehide', resolve, { once: true }))
