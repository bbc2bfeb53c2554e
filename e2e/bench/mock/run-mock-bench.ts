import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../src/chromium.ts'
import { signIn } from '../../src/console/sign-in.ts'
import { startTestConsole } from '../../src/console/start-test-console.ts'
import { importInterview } from '../../src/mock-editor.ts'
import { type Renders, readRenders, recordRenders } from '../../src/render-log.ts'
import { measureAnswers } from './measure-answer.ts'
import { servePlainForm } from './serve-plain-form.ts'

const sizes = [40, 400]
const slowdown = 4
const repetitions = 7

type Measures = { typing: number; inserting: number; insertion: Renders; switching: number | null }

/**
 * Interviews of 40 and 400 questions in the speaking editor, and in nested form lists, in one run. Times are reported,
 * those of the machine it runs on; what renders is judged: an insertion must render no row that was there before.
 */
export async function runMockBench(): Promise<boolean> {
  const testConsole = await startTestConsole()
  const plain = await servePlainForm()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  let isRight = true
  try {
    for (const size of sizes) {
      const editor = await measureEditor(browser, testConsole.url, size)
      const form = await measureForm(browser, plain.url, size)
      console.log(toReport(size, editor, form).join('\n'))
      const again = editor.insertion.ids.filter((id) => /\/questions:p\dq\d+$/.test(id))
      if (again.length === 0) continue
      isRight = false
      console.error(`  ${again.length} rows that were there before rendered again`)
    }
  } finally {
    await browser.close()
    plain.close()
    await testConsole.close()
  }
  return isRight
}

async function measureEditor(browser: Browser, url: string, size: number): Promise<Measures> {
  const context = await openContext(browser, url)
  const page = await context.newPage()
  await signIn(page, url)
  await importInterview(page, size)
  await slowDown(context, page)
  const first = page.getByRole('textbox', { name: 'Question' }).first()
  await first.focus()
  const typing = await measureAnswers(page, repetitions, () => page.keyboard.press('a'))
  await page.keyboard.down('Shift')
  await readRenders(page)
  await page.keyboard.press('Enter')
  const insertion = await readRenders(page)
  const inserting = await measureAnswers(page, repetitions, () => page.keyboard.press('Enter'))
  await page.keyboard.up('Shift')
  const rows = page.getByRole('treeitem')
  const parts = [rows.filter({ hasText: /^Part 3/ }), rows.filter({ hasText: /^Part 1/ })]
  let turn = 0
  const switching = await measureAnswers(page, repetitions, async () => {
    await parts[turn % 2]?.dispatchEvent('click')
    turn += 1
  })
  await context.close()
  return { typing, inserting, insertion, switching }
}

/** It has every part on screen, so there is nothing to switch. */
async function measureForm(browser: Browser, url: string, size: number): Promise<Measures> {
  const context = await openContext(browser, url)
  const page = await context.newPage()
  await page.goto(`${url}/?questions=${size}`)
  // The first is the title of the first part.
  const first = page.getByRole('textbox').nth(1)
  await first.waitFor()
  await slowDown(context, page)
  await first.focus()
  const typing = await measureAnswers(page, repetitions, () => page.keyboard.press('a'))
  const add = page.getByRole('button', { name: 'Add first' }).first()
  await add.focus()
  await readRenders(page)
  await add.dispatchEvent('click')
  const insertion = await readRenders(page)
  const inserting = await measureAnswers(page, repetitions, () => add.dispatchEvent('click'))
  await context.close()
  return { typing, inserting, insertion, switching: null }
}

async function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  await recordRenders(context)
  return context
}

async function slowDown(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

const toReport = (size: number, editor: Measures, form: Measures) => [
  `\n${size} questions, CPU slowed down ${slowdown} times      editor   nested lists`,
  toLine('typing, a key', editor.typing, form.typing),
  toLine('inserting at the top', editor.inserting, form.inserting),
  toLine('switching parts', editor.switching, form.switching),
  `  components rendered by an insertion  ${String(editor.insertion.count).padStart(8)}   ${String(form.insertion.count).padStart(12)}`,
]

const toLine = (what: string, editor: number | null, form: number | null) =>
  `  ${what.padEnd(35)}  ${toText(editor).padStart(8)}   ${toText(form).padStart(12)}`

const toText = (milliseconds: number | null) =>
  milliseconds === null ? '–' : `${Math.round(milliseconds)} ms`
