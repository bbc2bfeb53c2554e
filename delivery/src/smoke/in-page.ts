/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

// These functions run in the page. Each is sent there as text, so it uses nothing outside itself.

/** The beginning of each line that {@link reportViolations} logs. */
export const violationMark = 'Security policy violation: '

/** Runs before anything of the page. */
export function reportViolations(mark: string): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = event
    // The browser names no file for a refused style element: that of whoever inserted it is recorded.
    const traces: ReadonlyMap<unknown, { file: string }> | undefined = Reflect.get(window, '__traces')?.traces
    const inserted = traces?.get(event.target)?.file
    const from = sourceFile === '' ? inserted : `${sourceFile}:${lineNumber}:${columnNumber}`
    const place = from === undefined ? '' : ` at ${from}`
    const what = [blockedURI, sample === '' ? '' : `“${sample}”`].filter((part) => part !== '').join(' ')
    console.error(`${mark}${effectiveDirective} refused ${what}${place}`)
  })
}

/**
 * Resolves to true once the page has been at rest for a number of looks at it, and to false when it is not after
 * `mostLooks`. The page is looked at when it is idle, so a page that never stops is not looked at.
 */
export async function waitForRest({ quietLooks, mostLooks }: { quietLooks: number; mostLooks: number }) {
  let changes = 0
  const observer = new MutationObserver(() => changes++)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  let quiet = 0
  for (let looks = 0; looks < mostLooks && quiet < quietLooks; looks++) {
    const before = changes
    await new Promise((resolve) => setTimeout(resolve, 50))
    await scheduler.postTask(() => {}, { priority: 'background' })
    const busy = document.querySelectorAll('[role=status][aria-label^="Loading"], [aria-busy=true]')
    const isLoading = [...busy].some((element) => element.checkVisibility())
    quiet = changes === before && !isLoading ? quiet + 1 : 0
  }
  observer.disconnect()
  return quiet >= quietLooks
}

/** The visible text of the screen. */
export type Sight = {
  path: string
  isBlank: boolean
  /** The text that stands in place of the screen. */
  failure: string | null
  links: string[]
}

export function look(): Sight {
  // Outside it are the frame and the name of the environment, whatever becomes of the screen.
  const area = document.querySelector('main')
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const toText = (element: Element | null) => {
    // biome-ignore lint/performance/useDomNodeTextContent: a person does not see what is hidden
    const text = element instanceof HTMLElement ? element.innerText : ''
    return text.replace(/\s+/g, ' ').trim()
  }
  const drawn = 'img, svg, canvas, video, audio, input, textarea, select, iframe'
  const isBlank = area === null || (toText(area) === '' && ![...area.querySelectorAll(drawn)].some(isShown))
  // The shell's errors are alerts with a heading; those of fields and notes have none.
  const alert = [...document.querySelectorAll('[role=alert]')].find(
    (each) => isShown(each) && each.querySelector('h1, h2, h3') !== null,
  )
  const title = toText(area?.querySelector('h1') ?? null)
  // SPEC §2 and §8: the headings of an address that nobody answers, and of what failed altogether.
  const isLost = ['Oops! Page not found', 'Not Found', 'Something went wrong!'].includes(title)
  const words = toText(alert?.querySelector('h1, h2, h3') ?? null)
  const reason = toText(alert?.querySelector('p') ?? null)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
  return {
    path: location.pathname,
    isBlank,
    failure: alert ? [words, reason].filter((text) => text !== '').join(': ') : isLost ? title : null,
    links,
  }
}

declare const scheduler: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> }
