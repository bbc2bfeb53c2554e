/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

// These functions run in the page. Each is sent there as text, so it uses nothing outside itself.

/** Listeners, intervals and observers that files of remotes register on the whole page. */
type Trace = { what: string; file: string; isOver: () => boolean }

export type TraceRecorder = {
  traces: Map<unknown, Trace>
  /** How often a file of a remote scheduled work. */
  begun: Map<string, number>
}

/** Runs before anything of the page: records from then on what files of remotes register on the whole page. */
export function recordTraces(): void {
  /** Events of the page itself may have listeners while work is pending. */
  const ofPage =
    /^(page(hide|show)|visibilitychange|freeze|resume|online|offline|storage|message|error|unhandledrejection|load|DOMContentLoaded)$/
  const traces: TraceRecorder['traces'] = new Map()
  const begun: TraceRecorder['begun'] = new Map()
  Object.defineProperty(window, '__traces', { value: { traces, begun } satisfies TraceRecorder })

  /** The calling file, if it is a remote's. */
  function findFile(): string | undefined {
    const line = new Error().stack?.split('\n').find((each) => each.includes('://'))
    return line && /\/remotes\/[^)\s]+/.exec(line)?.[0]
  }

  function note(key: unknown, what: string, isOver = () => false) {
    const file = findFile()
    if (file !== undefined) traces.set(key, { what, file, isOver })
  }

  /** Calls `after` behind each call of a method, with the object, the arguments and the result. */
  function watch<Name extends string>(
    owner: Partial<Record<Name, unknown>>,
    name: Name,
    after: (given: unknown[], called: { on: unknown; gave: unknown }) => void,
  ) {
    const method = owner[name] as (...given: unknown[]) => unknown
    Object.assign(owner, {
      [name](this: unknown, ...given: unknown[]) {
        const on = this ?? window
        const gave = method.apply(on, given)
        after(given, { on, gave })
        return gave
      },
    })
  }

  const nameOf = (target: unknown) => {
    if (target === window) return 'window'
    const isDocument = target === document || target === document.documentElement || target === document.body
    return isDocument ? 'document' : undefined
  }

  const keys = new WeakMap<object, Map<string, object>>()
  function toKey(on: unknown, [type, listener, options]: unknown[]): unknown {
    if (!(listener instanceof Object)) return undefined
    const isCapture = options === true || (options as AddEventListenerOptions | undefined)?.capture === true
    const id = `${nameOf(on)} ${type} ${isCapture}`
    const own = keys.get(listener) ?? new Map<string, object>()
    const key = own.get(id) ?? {}
    keys.set(listener, own.set(id, key))
    return key
  }
  const { addEventListener } = EventTarget.prototype
  watch(EventTarget.prototype, 'addEventListener', (given, { on }) => {
    const [type, listener, options] = given as Parameters<EventTarget['addEventListener']>
    const place = nameOf(on)
    if (place === undefined || listener === null || ofPage.test(type)) return
    const key = toKey(on, given)
    const { signal, once = false } = typeof options === 'object' ? options : {}
    note(key, `a listener for ${type} on the ${place}`, () => signal?.aborted === true)
    if (once) addEventListener.call(on as EventTarget, type, () => traces.delete(key))
  })
  watch(EventTarget.prototype, 'removeEventListener', (given, { on }) => traces.delete(toKey(on, given)))

  watch(window, 'setInterval', ([, delay], { gave }) => note(gave, `an interval of ${delay ?? 0} ms`))
  watch(window, 'clearInterval', ([timer]) => traces.delete(timer))
  for (const name of ['setTimeout', 'requestAnimationFrame'] as const)
    watch(window, name, () => {
      const file = findFile()
      if (file !== undefined) begun.set(file, (begun.get(file) ?? 0) + 1)
    })

  watch(MutationObserver.prototype, 'observe', ([target], { on }) => {
    if (nameOf(target) !== undefined || target === document.head) note(on, 'an observer of the document')
  })
  watch(MutationObserver.prototype, 'disconnect', (_, { on }) => traces.delete(on))

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  const noteCookie = () => note({}, 'a cookie, which goes with every request until they are too large,')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      noteCookie()
      cookie?.set?.call(this, text)
    },
  })
  watch(CookieStore.prototype, 'set', noteCookie)

  // The bundler adds loaded styles and scripts to the head.
  const isLoaded = (node: unknown) => node instanceof HTMLLinkElement || node instanceof HTMLScriptElement
  function noteInserted(given: unknown[], { on }: { on: unknown }) {
    const place = on === document.head ? 'head' : on === document.body ? 'body' : undefined
    if (place === undefined) return
    for (const node of given)
      if (node instanceof Element && !isLoaded(node))
        note(node, `<${node.localName}> in the ${place}`, () => !node.isConnected)
  }
  for (const name of ['appendChild', 'insertBefore'] as const) watch(Node.prototype, name, noteInserted)
  for (const name of ['append', 'prepend'] as const) watch(Element.prototype, name, noteInserted)
}
