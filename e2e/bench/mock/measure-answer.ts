import type { Page } from '@playwright/test'
import { measurePress, type Press } from '../press-answer.ts'
import { toMedian } from '../to-median.ts'

/** How often a thing is done, and the milliseconds from what one shows to the next. */
type Pace = { times: number; pause: number }

/** Longer than the checks wait for idle time, so that no answer is measured with the work of the one before. */
export const oneByOne: Pace = { times: 9, pause: 1300 }

/** As somebody types who types fast. */
export const inARow: Pace = { times: 50, pause: 150 }

/** Milliseconds from a press to the frame that shows what came of it; the median of several. */
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
