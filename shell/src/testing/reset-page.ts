import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// A busy machine is no reason to fail; what never comes still fails.
configure({ asyncUtilTimeout: 30_000 })

/** The next file finds clocks, globals, storage, the page and its address as they were. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
