import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { importShared } from './import-shared.ts'

/** Milliseconds until a failed file is requested again: soon the first time, less often later. */
const pauses = [1000, 15_000]

/**
 * The federation runtime remembers a failed shared module, and every module that uses it, until the page is reloaded.
 * So the load waits here until the file arrives, and giving up is left to the caller (`guard-route.ts`).
 */
export const retrySharedModules: ModuleFederationRuntimePlugin = {
  name: 'retry-shared-modules',
  async beforeLoadShare(args) {
    for (let attempt = 0; ; attempt++) {
      try {
        await importShared(args.pkgName)
        return args
      } catch {
        await waitForRetry(pauses[attempt] ?? pauses[1])
      }
    }
  },
}

/** Cut short by the next press, which may be on Retry. */
function waitForRetry(milliseconds = 0): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const press = new AbortController()
  addEventListener('click', () => resolve(), { capture: true, signal: press.signal })
  const timer = setTimeout(resolve, milliseconds)
  return promise.finally(() => {
    press.abort()
    clearTimeout(timer)
  })
}
