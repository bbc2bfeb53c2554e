/** What antd asks of a browser and jsdom does not have; each as little as it needs. */

const toPixels = (query: string, side: 'min' | 'max', fallback: number) =>
  Number(new RegExp(`${side}-width:\\s*([\\d.]+)px`).exec(query)?.[1] ?? fallback)

/** Answers for `window.innerWidth` at the time of asking; nothing is notified of a change. */
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
