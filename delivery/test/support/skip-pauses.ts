import { syncBuiltinESMExports } from 'node:module'
import { setImmediate } from 'node:timers'
import timers from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'

/** Until the test ends, pauses are over at once; gives how many milliseconds each was to take. */
export function skipPauses(): number[] {
  const pauses: number[] = []
  const pause = vi.spyOn(timers, 'setTimeout').mockImplementation((milliseconds = 0, value) => {
    pauses.push(milliseconds)
    // Gives data that arrived in the meantime its turn.
    return new Promise((resolve) => setImmediate(resolve, value))
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    pause.mockRestore()
    syncBuiltinESMExports()
  })
  return pauses
}
