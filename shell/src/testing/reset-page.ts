import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// A slow machine must not fail a test; missing elements still do.
configure({ asyncUtilTimeout: 30_000 })

/** Resets clocks, globals, storage, the page and its address for the next file. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
