import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'

const { getElementError } = getConfig()

configure({
  // A busy machine is no reason to fail; what never comes still fails.
  asyncUtilTimeout: 30_000,
  // While a test waits for an element, each look that misses it would print the whole document: a tenth of the time.
  getElementError(message, container) {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    })
    return error
  },
})

/**
 * React keeps where each element was made, of the first 10,000 in a second, to say it beside a warning. Here the warning itself
 * fails the test, and what is kept would take a tenth of the time: as though there had been 10,000 already.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })
}
