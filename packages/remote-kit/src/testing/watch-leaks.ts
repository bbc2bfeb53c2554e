import { describeLeft } from '@console/shared/release/page-state'
import { forgetVisit, noteTouch, readVisit } from './section-visit.ts'

/** Page lifecycle events, which may be listened to while work is pending. */
const ofPage =
  /^(page(hide|show)|visibilitychange|freeze|resume|online|offline|storage|message|error|unhandledrejection|load|DOMContentLoaded)$/

/** Elements that libraries insert, such as antd's for measuring. They keep one for all sections. */
const ofLibraries = new WeakSet<Element>()

type Leak = { what: string; from: string; isOver(): boolean }

/**
 * Tracks a remote's listeners on window and document, its intervals, elements in `head` and `body`, and clearing of the
 * storage, from now on. The rest of the page is compared with the start of the visit, as before a release. `assertNone`,
 * called after leaving the remote, throws with the remote's name, what it left and where it came from.
 */
export function watchLeaks() {
  const leaks = new Map<string | number | object, Leak>()
  const ends = [
    watchTouches(),
    watchListeners(window, 'window', leaks),
    watchListeners(document, 'document', leaks),
    watchIntervals(leaks),
    watchInsertions(document.body, 'body', leaks),
    watchInsertions(document.head, 'head', leaks),
    watchClearing(leaks),
  ]
  return {
    /** Restores the page. */
    end: () => {
      for (const end of ends) end()
    },
    /** @throws Error naming the remote and everything that it left. */
    assertNone(): void {
      const visit = readVisit()
      const left = [...leaks.values()].filter(({ isOver }) => !isOver())
      forgetVisit()
      const known = new Set(leaks.keys())
      leaks.clear()
      if (visit === null) return
      const { remote, page, before, children, obstacle } = visit
      const lines = [
        ...(obstacle === undefined ? [] : [obstacle]),
        ...left.map(({ what, from }) => `${what}, from ${from}`),
        ...[...document.body.children]
          .filter((child) => !children.includes(child) && !known.has(child) && !ofLibraries.has(child))
          .map((child) => `<${child.localName}> in the body was still there`),
        ...describeLeft(before, page.read()),
      ]
      document.title = before.title
      if (lines.length === 0) return
      throw new Error(
        `The remote ${remote} left something on the page that others would have to live with. End it with the screen, or with platform.section.signal:\n${lines.map((line) => `  ${line}`).join('\n')}`,
      )
    },
  }
}

let ofWorker: ReturnType<typeof watchLeaks> | undefined

/** Shared by all files of a worker, like the page. */
export const watchPage = () => {
  ofWorker ??= watchLeaks()
  return ofWorker
}

/** Notes events that only a person causes, after which a screen may ask before it is left. */
function watchTouches() {
  const events = ['input', 'change', 'keydown', 'pointerdown', 'click', 'paste', 'drop']
  const ending = new AbortController()
  for (const type of events)
    document.addEventListener(type, () => noteTouch(), { capture: true, signal: ending.signal })
  return () => ending.abort()
}

function watchListeners(place: Window | Document, name: string, leaks: Map<string | number | object, Leak>) {
  const { addEventListener, removeEventListener } = place as EventTarget
  const keys = new WeakMap<object, Map<string, object>>()
  const toKey = (type: string, listener: object, options?: AddEventListenerOptions | boolean) => {
    const isCapture = typeof options === 'boolean' ? options : options?.capture === true
    const byType = keys.get(listener) ?? new Map<string, object>()
    keys.set(listener, byType)
    const id = `${type} ${isCapture}`
    const key = byType.get(id) ?? {}
    byType.set(id, key)
    return key
  }
  const listen: EventTarget['addEventListener'] = (type, listener, options) => {
    addEventListener.call(place, type, listener, options)
    const from = ofPage.test(type) || listener === null ? null : findSource(listen)
    if (from === null || listener === null) return
    const { signal, once } = typeof options === 'object' ? options : {}
    const key = toKey(type, listener, options)
    leaks.set(key, {
      what: `a listener for ${type} on the ${name}`,
      from,
      isOver: () => signal?.aborted === true,
    })
    if (once === true) addEventListener.call(place, type, () => leaks.delete(key), { once })
  }
  const unlisten: EventTarget['removeEventListener'] = (type, listener, options) => {
    removeEventListener.call(place, type, listener, options)
    if (listener !== null) leaks.delete(toKey(type, listener, options as AddEventListenerOptions))
  }
  Object.assign(place, { addEventListener: listen, removeEventListener: unlisten })
  return () => Object.assign(place, { addEventListener, removeEventListener })
}

function watchIntervals(leaks: Map<string | number | object, Leak>) {
  const { setInterval, clearInterval } = globalThis
  const start = (handler: () => void, delay?: number, ...given: []) => {
    const timer = setInterval(handler, delay, ...given)
    const from = findSource(start)
    if (from !== null)
      leaks.set(timer, { what: `an interval of ${delay ?? 0} ms`, from, isOver: () => false })
    return timer
  }
  const stop: typeof clearInterval = (timer) => {
    clearInterval(timer)
    if (typeof timer === 'object') leaks.delete(timer)
  }
  Object.assign(globalThis, { setInterval: start, clearInterval: stop })
  return () => Object.assign(globalThis, { setInterval, clearInterval })
}

function watchInsertions(place: HTMLElement, name: string, leaks: Map<string | number | object, Leak>) {
  const names = ['append', 'prepend', 'appendChild', 'insertBefore', 'insertAdjacentElement'] as const
  const watched = names.map((method) => {
    const insert = (...given: unknown[]): unknown => {
      const inserted = Reflect.apply(place.constructor.prototype[method], place, given)
      const from = findSource(insert)
      for (const node of given.filter((each) => each instanceof Element))
        if (from === null) ofLibraries.add(node)
        else
          leaks.set(node, {
            what: `<${node.localName}> in the ${name}`,
            from,
            isOver: () => !node.isConnected,
          })
      return inserted
    }
    return [method, insert] as const
  })
  Object.assign(place, Object.fromEntries(watched))
  return () => {
    for (const method of names) Reflect.deleteProperty(place, method)
  }
}

function watchClearing(leaks: Map<string | number | object, Leak>) {
  const { clear } = Storage.prototype
  Storage.prototype.clear = function clearStorage(this: Storage) {
    const from = findSource(clearStorage)
    const name = this === localStorage ? 'localStorage' : 'sessionStorage'
    if (from !== null)
      leaks.set({}, { what: `${name} without what others keep there`, from, isOver: () => false })
    clear.call(this)
  }
  return () => Object.assign(Storage.prototype, { clear })
}

/** File and line in the console's own sources that called `callee`; null for a library or a test. */
function findSource(callee: unknown): string | null {
  if (readVisit() === null) return null
  const at: { stack?: string } = {}
  const { stackTraceLimit } = Error
  // Every further frame would be looked up in the source maps.
  Error.stackTraceLimit = 1
  Error.captureStackTrace(at, callee as typeof findSource)
  Error.stackTraceLimit = stackTraceLimit
  const [, line = ''] = at.stack?.split('\n') ?? []
  if (line.includes('/node_modules/') || /\.test\.tsx?|remote-kit\/src\/testing/.test(line)) return null
  const [path = '', row] = line.split(':').slice(-3)
  const place = toPlace(path)
  return place && `${place.split('?')[0]}:${row}`
}

/** Relative to the workspace, or to a standalone repository; null for anything else. */
function toPlace(path: string): string | null {
  const start = Math.max(path.lastIndexOf('/remotes/'), path.lastIndexOf('/packages/'))
  if (start !== -1) return path.slice(start + 1)
  const [, own] = path.split(`${process.cwd()}/src/`)
  return own === undefined ? null : `src/${own}`
}
