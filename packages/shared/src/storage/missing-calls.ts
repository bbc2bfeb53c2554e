import { isHttpError, isNetworkError } from '../errors/errors.ts'
import { guardStorage } from './guarded-storage.ts'

const tab = guardStorage(() => sessionStorage)

const toKey = (call: string) => `missing-call/${call}`

/**
 * Whether the server is known to lack a call that the specification does not name, such as `POST logout`. It is tried
 * once per tab, across reloads and sign-outs, because each failure is a red line in the browser's console.
 */
export const isMissingCall = (call: string): boolean => tab.read(toKey(call)) !== null

/** Records that the server lacks such a call; if the tab cannot store anything, it is tried again. */
export const noteMissingCall = (call: string): void => void tab.write(toKey(call), '1')

/**
 * Whether a failure does not show that a call is missing: no response, an expired token, an outage or a requested
 * pause. Anything else is how servers say so: an unknown address or method, or a page of their own.
 */
export const isTemporaryFailure = (error: unknown): boolean =>
  isNetworkError(error) ||
  (isHttpError(error) && ([401, 408, 425, 429].includes(error.status) || isOutage(error.status)))

const isOutage = (status: number) => status >= 500 && status !== 501
