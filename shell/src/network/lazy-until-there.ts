import { type ComponentType, lazy } from 'react'

const firstWait = 1000
const longestWait = 30_000

/**
 * For a part of the layout that is loaded late: one that does not come must not take the screen down with it, so it is
 * asked for again until it does.
 */
export const lazyUntilThere = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await retryUntilThere(load) }))

async function retryUntilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
