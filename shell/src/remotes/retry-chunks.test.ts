import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryChunks } from './retry-chunks.ts'

/** Milliseconds for which a style sheet is waited for. */
const patience = 5000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

/** Asks for the style sheet of a chunk as the build of a remote does. */
function askForStyle() {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  const chunks = {
    p: `${location.origin}/remotes/commerce/`,
    u: String,
    miniCssF: (chunk: string | number) => `${chunk}.css`,
    f: {
      miniCss(chunk: string | number, promises: Promise<unknown>[]) {
        const loading = new Promise((resolve, reject) => {
          link.onload = resolve
          link.onerror = reject
        })
        link.href = `${chunks.p}${chunks.miniCssF(chunk)}`
        document.head.append(link)
        promises.push(
          loading.then(
            () => 'there',
            () => 'given up',
          ),
        )
      },
    },
  }
  retryChunks(chunks)
  const promises: Promise<unknown>[] = []
  chunks.f.miniCss('form', promises)
  const become = vi.fn()
  void Promise.all(promises).then(([what]) => become(what))
  return { link, become }
}

test('gives up a style sheet that does not load, so that it can be requested again', async () => {
  const { become } = askForStyle()
  await vi.advanceTimersByTimeAsync(patience)
  expect(become).toHaveBeenCalledExactlyOnceWith('given up')
})

test('keeps a style sheet that loaded while the page was busy', async () => {
  const { link, become } = askForStyle()
  const entry: Partial<PerformanceEntry> = { name: link.href }
  // What a browser has: jsdom keeps no record of what was loaded.
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name === link.href ? [entry as PerformanceEntry] : [],
  )
  await vi.advanceTimersByTimeAsync(patience)
  expect(become).not.toHaveBeenCalled()
  link.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(become).toHaveBeenCalledExactlyOnceWith('there')
})
