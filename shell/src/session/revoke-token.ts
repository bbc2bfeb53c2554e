import type { ConsoleConfig } from '@console/shared/config'
import { isNetworkError } from '@console/shared/errors'
import { createApiClient } from '@console/shared/http'
import { isMissingCall, isTemporaryFailure, noteMissingCall } from '@console/shared/missing-calls'
import * as z from 'zod/mini'
import { sleep } from '../network/sleep.ts'
import { lastWritesLock, whenWritten } from './writes-under-way.ts'

const call = 'POST logout'

/** Milliseconds for other tabs to hear that the session has ended; a few are enough within one browser. */
const broadcastDelay = 250

/** Milliseconds after which an unresponsive tab is no longer waited for: no call takes longer. */
const maxWriteTime = 30_000

/**
 * Revokes a token that this browser no longer uses, after every write sent with it has been answered. Runs in the
 * background, and failures are silent: the server may not have the call, or the token may have expired. Signing out while
 * offline is made up for when the connection is back, as long as the tab lives: the token itself is kept nowhere else.
 */
export async function revokeToken(
  config: Pick<ConsoleConfig, 'apiBaseUrl' | 'apiPathPrefix'>,
  token: string,
): Promise<void> {
  const { apiBaseUrl, apiPathPrefix } = config
  await Promise.race([whenWrittenEverywhere(), whenPageLeaves()])
  if (isMissingCall(call)) return
  const api = createApiClient({ baseUrl: `${apiBaseUrl}${apiPathPrefix}`, readToken: () => token })
  await api
    .request({ method: 'POST', path: 'logout', keepalive: true, schema: z.unknown() })
    .catch(async (error: unknown) => {
      if (!isTemporaryFailure(error)) return noteMissingCall(call)
      if (!isNetworkError(error) || navigator.onLine) return
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      await revokeToken(config, token)
    })
}

/** In all tabs of this browser. */
export async function whenWrittenEverywhere(): Promise<void> {
  await whenWritten()
  await sleep(broadcastDelay)
  const signal = AbortSignal.timeout(maxWriteTime)
  await navigator.locks?.request(lastWritesLock, { signal }, () => undefined).catch(() => undefined)
}

const whenPageLeaves = () =>
  new Promise((resolve) => window.addEventListener('pagehide', resolve, { once: true }))
