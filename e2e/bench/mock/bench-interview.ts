import type { Browser } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'
import { importInterview } from '../../src/mock-editor.ts'
import { type Renders, readRenders } from '../../src/render-log.ts'
import { clickInTurn, pressKey } from '../press-answer.ts'
import { openBenchPage, type Purpose, toCountLine, toHead, toTimeLine } from './bench-page.ts'
import { inARow, measureAnswers, oneByOne } from './measure-answer.ts'

type Measures = { typing: number; inserting: number; insertion: Renders; switching: number | null }

type Addresses = { console: string; plain: string }

/** An interview in the speaking editor and in nested form lists. An insertion must not render any existing row. */
export async function benchInterview(browser: Browser, urls: Addresses, size: number): Promise<boolean> {
  const editor = await measureEditor(browser, urls.console, size)
  const form = await measureForm(browser, urls.plain, size)
  console.log(toReport(size, editor, form).join('\n'))
  const again = editor.insertion.ids.filter((id) => /\/questions:p\dq\d+$/.test(id))
  if (again.length > 0) console.error(`  ${again.length} rows that were there before rendered again`)
  return again.length === 0
}

async function measureEditor(browser: Browser, url: string, size: number): Promise<Measures> {
  const counted = await openEditor(browser, url, size, 'renders')
  await counted.page.keyboard.down('Shift')
  await readRenders(counted.page)
  await counted.page.keyboard.press('Enter')
  const insertion = await readRenders(counted.page)
  await counted.close()
  const { page, close } = await openEditor(browser, url, size, 'times')
  const typing = await measureAnswers(page, pressKey(page, 'a'), inARow)
  await page.keyboard.down('Shift')
  const inserting = await measureAnswers(page, pressKey(page, 'Enter'), oneByOne)
  await page.keyboard.up('Shift')
  const rows = page.getByRole('treeitem')
  const parts = [rows.filter({ hasText: /^Part 3/ }), rows.filter({ hasText: /^Part 1/ })]
  const switching = await measureAnswers(page, clickInTurn(...parts), oneByOne)
  await close()
  return { typing, inserting, insertion, switching }
}

async function openEditor(browser: Browser, url: string, size: number, purpose: Purpose) {
  const { page, slowDown, close } = await openBenchPage(browser, url, purpose)
  await signIn(page, url)
  await importInterview(page, size)
  await slowDown()
  await page.getByRole('textbox', { name: 'Question' }).first().focus()
  return { page, close }
}

/** All parts are on screen, so there is no switching. */
async function measureForm(browser: Browser, url: string, size: number): Promise<Measures> {
  const counted = await openForm(browser, url, size, 'renders')
  await readRenders(counted.page)
  await counted.add.dispatchEvent('click')
  const insertion = await readRenders(counted.page)
  await counted.close()
  const { page, add, close } = await openForm(browser, url, size, 'times')
  // The first text box is the title of part 1.
  await page.getByRole('textbox').nth(1).focus()
  const typing = await measureAnswers(page, pressKey(page, 'a'), inARow)
  const inserting = await measureAnswers(page, clickInTurn(add), oneByOne)
  await close()
  return { typing, inserting, insertion, switching: null }
}

async function openForm(browser: Browser, url: string, size: number, purpose: Purpose) {
  const { page, slowDown, close } = await openBenchPage(browser, url, purpose)
  await page.goto(`${url}/?questions=${size}`)
  const add = page.getByRole('button', { name: 'Add first' }).first()
  await add.waitFor()
  await slowDown()
  return { page, add, close }
}

const toReport = (size: number, editor: Measures, form: Measures) => [
  toHead(`${size} questions`),
  toTimeLine('typing, a key', editor.typing, form.typing),
  toTimeLine('inserting at the top', editor.inserting, form.inserting),
  toTimeLine('switching parts', editor.switching, form.switching),
  toCountLine('components rendered by an insertion', editor.insertion.count, form.insertion.count),
]
