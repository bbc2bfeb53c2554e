/** Browser features that antd needs and jsdom lacks, each as small as possible. */

const toPixels = (query: string, side: 'min' | 'max', fallback: number) =>
  Number(new RegExp(`${side}-width:\\s*([\\d.]+)px`).exec(query)?.[1] ?? fallback)

/** Evaluates `window.innerWidth` when asked; does not notify of changes. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    get matches() {
      const width = window.innerWidth
      return width >= toPixels(query, 'min', 0) && width <= toPixels(query, 'max', Number.POSITIVE_INFINITY)
    },
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = StillResizeObserver

window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
