import type { Page } from '@playwright/test'

/** Milliseconds from an event of the person to the frame that shows what came of it; the median of several. */
export async function measureAnswers(
  page: Page,
  times: number,
  act: () => Promise<unknown>,
): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    await page.evaluate(listenForAnswer)
    await act()
    taken.push(await page.evaluate(readAnswer))
    // So that no answer is measured with the work of the one before.
    await page.evaluate(waitForQuiet)
  }
  return taken.toSorted((left, right) => left - right)[Math.floor(times / 2)] ?? 0
}

/** Runs in the page, as does what follows. */
function listenForAnswer() {
  const listening = new AbortController()
  const { signal } = listening
  const answer = new Promise<number>((resolve) => {
    const start = ({ timeStamp }: Event) => {
      listening.abort()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
    }
    for (const kind of ['keydown', 'click']) addEventListener(kind, start, { capture: true, signal })
  })
  Reflect.set(window, 'answer', answer)
}

const readAnswer = (): Promise<number> => Reflect.get(window, 'answer')

/** Longer than the checks wait for idle time. */
const waitForQuiet = () => new Promise<void>((resolve) => setTimeout(resolve, 1300))
