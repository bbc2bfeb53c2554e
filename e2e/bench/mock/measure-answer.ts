import type { Page } from '@playwright/test'
import { measurePress, type Press } from '../press-answer.ts'

/** Milliseconds from a press to the frame that shows what came of it; the median of several. */
export async function measureAnswers(page: Page, times: number, press: Press): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    taken.push((await measurePress(page, press)).shown)
    // So that no answer is measured with the work of the one before.
    await page.evaluate(waitForQuiet)
  }
  return taken.toSorted((left, right) => left - right)[Math.floor(times / 2)] ?? 0
}

/** Runs in the page. Longer than the checks wait for idle time. */
const waitForQuiet = () => new Promise<void>((resolve) => setTimeout(resolve, 1300))
