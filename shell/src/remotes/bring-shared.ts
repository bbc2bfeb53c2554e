import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { importShared } from './shared-modules.ts'

/** Milliseconds until a file that did not come is asked for again: soon after the first time, later on at leisure. */
const pauses = [1000, 15_000]

/**
 * A shared module that did not come, the federation runtime keeps as one that failed, and with it every module that uses it, until
 * the page is reloaded. So it waits here until the file is there; who gives up meanwhile is whoever waits (`guard-route.ts`).
 */
export const bringShared: ModuleFederationRuntimePlugin = {
  name: 'bring-shared',
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

/** Ends earlier at a person's next press, which may be on Retry. */
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
