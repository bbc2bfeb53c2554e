import type { BrowserContext, Page } from '@playwright/test'

/** The part of React's DevTools hook that React reports to, even in a production build. */
type Fiber = {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  memoizedProps: { id?: unknown } | null
}

/** Components rendered since the last reading: their number, and the ids among their props. */
export type Renders = { count: number; ids: string[] }

/** Call before opening the page. */
export const recordRenders = (context: BrowserContext) => context.addInitScript(installRenderLog)

/** Renders since the last reading. */
export const readRenders = (page: Page): Promise<Renders> =>
  page.evaluate(() => {
    const log = Reflect.get(window, 'renderLog')
    Reflect.set(window, 'renderLog', { count: 0, ids: [] })
    return log
  })

/** Runs in the page before any of its scripts. Counts function and memo components. */
function installRenderLog() {
  const componentTags = [0, 11, 14, 15]
  const performedWork = 1
  Reflect.set(window, 'renderLog', { count: 0, ids: [] })

  function note(fiber: Fiber) {
    if (!componentTags.includes(fiber.tag)) return
    const log = Reflect.get(window, 'renderLog')
    log.count += 1
    const id = fiber.memoizedProps?.id
    if (typeof id === 'string') log.ids.push(id)
  }

  function noteMounted(fiber: Fiber) {
    note(fiber)
    for (let child = fiber.child; child !== null; child = child.sibling) noteMounted(child)
  }

  function noteUpdated(fiber: Fiber, before: Fiber) {
    if ((fiber.flags & performedWork) !== 0) note(fiber)
    // If the children are the same objects, nothing below was rendered.
    if (fiber.child === before.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) {
      if (child.alternate === null) noteMounted(child)
      else noteUpdated(child, child.alternate)
    }
  }

  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot(_renderer: unknown, root: { current: Fiber }) {
      const { current } = root
      if (current.alternate !== null) noteUpdated(current, current.alternate)
    },
  })
}
