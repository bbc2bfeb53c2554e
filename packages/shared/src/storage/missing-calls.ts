import { isHttpError, isNetworkError } from '../errors/errors.ts'
import { guardStorage } from './guarded-storage.ts'

const tab = guardStorage(() => sessionStorage)

const toKey = (call: string) => `missing-call/${call}`

/**
 * Whether the server turned out not to have a call that the specification does not name, such as `POST logout`. It is asked
 * for once in a tab, over reloads and signing out: each time would be a red line in the browser's console.
 */
export const isMissingCall = (call: string): boolean => tab.read(toKey(call)) !== null

/** Notes that a server does not have such a call; where the tab cannot store anything, it is asked again. */
export const noteMissingCall = (call: string): void => void tab.write(toKey(call), '1')

/**
 * Whether a failure says nothing of which calls there are: nobody answered, the token is over, the server is out of order or asks
 * for a pause. Anything else is how servers say that they have no such call: no such address, no such method, a page of their own.
 */
export const isPassingFailure = (error: unknown): boolean =>
  isNetworkError(error) ||
  (isHttpError(error) && ([401, 408, 425, 429].includes(error.status) || isOutage(error.status)))

const isOutage = (status: number) => status >= 500 && status !== 501
