import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'

const { getElementError } = getConfig()

configure({
  // A slow machine must not fail a test; missing elements still do.
  asyncUtilTimeout: 30_000,
  // While a test waits for an element, each failed query would print the whole document, which takes a tenth of the
  // time.
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
 * React records the creation stack of the first 10,000 elements per second for its warnings. Here any warning fails the
 * test, and recording would take a tenth of the time, so the counter starts at its limit.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })
}
