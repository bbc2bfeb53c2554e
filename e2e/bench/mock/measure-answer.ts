import type { Page } from '@playwright/test'
import { measurePress, type Press } from '../press-answer.ts'
import { toMedian } from '../to-median.ts'

/** Number of repetitions, and milliseconds from one response to the next action. */
type Pace = { times: number; pause: number }

/** Longer than the checks wait for idle time, so that the previous action's work is not measured. */
export const oneByOne: Pace = { times: 9, pause: 1300 }

/** The pace of a fast typist. */
export const inARow: Pace = { times: 50, pause: 150 }

/** Milliseconds from a press to the frame that shows its effect; the median of several. */
export async function measureAnswers(page: Page, press: Press, { times, pause }: Pace): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    taken.push(await measurePress(page, press))
    await page.evaluate(wait, pause)
  }
  return toMedian(taken)
}

/** Runs in the page. */
const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))
