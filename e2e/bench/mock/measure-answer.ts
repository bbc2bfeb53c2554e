import type { Page } from '@playwright/test'

/** Milliseconds from an event of the person to the frame that shows what came of it; the median of several. */
export async function measureAnswers(
  page: Page,
  times: number,
  act: () => Promise<unknown>,
): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const answer = page.evaluate(measureAnswer)
    await act()
    taken.push(await answer)
    // So that no answer is measured with the work of the one before.
    await page.evaluate(whenIdle)
  }
  return taken.toSorted((left, right) => left - right)[Math.floor(times / 2)] ?? 0
}

/** Runs in the page, as does what follows. */
function measureAnswer(): Promise<number> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const { signal } = listening
    const start = ({ timeStamp }: Event) => {
      listening.abort()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
    }
    for (const kind of ['keydown', 'click']) addEventListener(kind, start, { capture: true, signal })
  })
}

const whenIdle = () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 400))
