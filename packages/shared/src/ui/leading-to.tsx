import { type ComponentType, useEffect } from 'react'
import { usePlatform } from '../platform/platform-context.tsx'
import { isDataScarce } from './is-data-scarce.ts'
import { whenIdle } from './when-idle.ts'
import { whenSettled } from './when-settled.ts'

/** Milliseconds for which a settled screen is left alone: nobody is on the way to the next one yet. */
const rest = 2_000

type LazyRoute = { Component: ComponentType }

/**
 * The `lazy` of a route from where another screen is opened next, such as the editor from its list. Once the screen has settled
 * and the browser is idle, the code of the next one is brought, unless data is metered or the line slow. What does not come is
 * asked for again when it is wanted.
 */
export const leadingTo =
  <Route extends LazyRoute>(importNext: () => Promise<unknown>, importScreen: () => Promise<Route>) =>
  async () => {
    const { Component, ...route } = await importScreen()
    return {
      ...route,
      Component() {
        const { queryClient } = usePlatform()
        useEffect(() => {
          if (isDataScarce()) return undefined
          let resting: ReturnType<typeof setTimeout> | undefined
          let stopWaiting = whenSettled(queryClient, () => {
            resting = setTimeout(() => {
              stopWaiting = whenIdle(() => void importNext().catch(() => undefined))
            }, rest)
          })
          return () => {
            stopWaiting()
            clearTimeout(resting)
          }
        }, [queryClient])
        return <Component />
      },
    }
  }
