import type { Browser, Page } from '@playwright/test'
import { recordRenders } from '../../src/render-log.ts'

const slowdown = 4

/** Counting renders takes time, so a page does one or the other. */
export type Purpose = 'times' | 'renders'

export type BenchPage = {
  page: Page
  /** Throttles the CPU from now on to the speed of an author's machine. */
  slowDown(): Promise<void>
  close(): Promise<void>
}

export async function openBenchPage(browser: Browser, baseURL: string, purpose: Purpose): Promise<BenchPage> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  if (purpose === 'renders') await recordRenders(context)
  const page = await context.newPage()
  return {
    page,
    slowDown: async () => {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    },
    close: () => context.close(),
  }
}

export const toHead = (subject: string): string =>
  `\n${toLine(`${subject}, CPU slowed down ${slowdown} times`, 'editor', 'nested lists')}`

/** Null if the form has no counterpart. */
export const toTimeLine = (what: string, editor: number | null, form: number | null): string =>
  toLine(`  ${what}`, toTime(editor), toTime(form))

/** Number of components rendered. */
export const toCountLine = (what: string, editor: number, form: number): string =>
  toLine(`  ${what}`, String(editor), String(form))

const toLine = (what: string, editor: string, form: string): string =>
  what.padEnd(64) + editor.padStart(10) + form.padStart(15)

const toTime = (milliseconds: number | null): string =>
  milliseconds === null ? '–' : `${Math.round(milliseconds)} ms`
