import type { Browser, Page } from '@playwright/test'
import { openApi } from '../../src/console/open-api.ts'
import { signIn } from '../../src/console/sign-in.ts'
import type { TestConsole } from '../../src/console/start-test-console.ts'
import { type Renders, readRenders } from '../../src/render-log.ts'
import { clickInTurn, type Press, pressKey } from '../press-answer.ts'
import { openBenchPage, type Purpose, toCountLine, toHead, toTimeLine } from './bench-page.ts'
import { buildReadingMock } from './build-reading-mock.ts'
import { inARow, measureAnswers, oneByOne } from './measure-answer.ts'

/** A kind of change: time to its frame, and the renders in that frame. */
type Change = { time: number; renders: Renders }
type Measures = Changes<Change> & { switching: number | null }

/**
 * A test of three 900-word passages in the reading editor and in nested form lists. A key in a paragraph or a question
 * must render no other row, an insertion no paragraph.
 */
export async function benchReading(
  browser: Browser,
  testConsole: TestConsole,
  plainUrl: string,
): Promise<boolean> {
  const call = await openApi(testConsole)
  const { id } = await call<{ id: number }>('POST', 'mocks/reading', buildReadingMock())
  const editor = await measureEditor(browser, testConsole.url, id)
  const form = await measureForm(browser, plainUrl)
  console.log(toReport(editor, form).join('\n'))
  const complaints = [
    ...listAgain('A key in a question', editor.question, /\/(?:paragraphs|questions):\w+$/, 1),
    ...listAgain('A key in a paragraph', editor.paragraph, /\/(?:paragraphs|questions):\w+$/, 0),
    ...listAgain('An insertion', editor.insertion, /\/paragraphs:\w+$/, 0),
  ]
  for (const complaint of complaints) console.error(`  ${complaint}`)
  return complaints.length === 0
}

async function measureEditor(browser: Browser, url: string, id: number): Promise<Measures> {
  const counted = await openEditor(browser, url, id, 'renders')
  const renders = await countChanges(counted.page)
  await counted.close()
  const { page, passages, close } = await openEditor(browser, url, id, 'times')
  const times = await measureChanges(page)
  // The first passage is open already.
  const switching = await measureAnswers(page, clickInTurn(...passages.toReversed()), oneByOne)
  await close()
  return { ...joinChanges(times, renders), switching }
}

async function openEditor(browser: Browser, url: string, id: number, purpose: Purpose) {
  const { page, slowDown, close } = await openBenchPage(browser, url, purpose)
  await signIn(page, url)
  await page.goto(`/mocks/reading/${id}/edit`)
  const passages = [1, 2].map((number) =>
    page.getByRole('treeitem', { name: new RegExp(`^Passage ${number}`) }),
  )
  await passages[0]?.click()
  await slowDown()
  return { page, passages, close }
}

/** All passages are on screen, so there is no switching. */
async function measureForm(browser: Browser, url: string): Promise<Measures> {
  const counted = await openForm(browser, url, 'renders')
  const renders = await countChanges(counted.page)
  await counted.close()
  const { page, close } = await openForm(browser, url, 'times')
  const times = await measureChanges(page)
  await close()
  return { ...joinChanges(times, renders), switching: null }
}

async function openForm(browser: Browser, url: string, purpose: Purpose) {
  const { page, slowDown, close } = await openBenchPage(browser, url, purpose)
  await page.goto(`${url}/?reading`)
  await page.getByRole('textbox', { name: 'Paragraph A' }).first().waitFor()
  await slowDown()
  return { page, close }
}

type Changes<Reading> = { question: Reading; paragraph: Reading; insertion: Reading }

async function readChanges<Reading>(
  page: Page,
  read: (press: Press) => Promise<Reading>,
): Promise<Changes<Reading>> {
  await page.getByRole('textbox', { name: 'Question 1' }).first().focus()
  const question = await read(pressKey(page, 'a'))
  await page.getByRole('textbox', { name: 'Paragraph A' }).first().focus()
  const paragraph = await read(pressKey(page, 'a'))
  // In the first group of the first passage, so that all later numbers change.
  const add = page.getByRole('button', { name: 'Add question' }).first()
  const insertion = await read(clickInTurn(add))
  return { question, paragraph, insertion }
}

const measureChanges = (page: Page) =>
  readChanges(page, (press) => measureAnswers(page, press, press.kind === 'keydown' ? inARow : oneByOne))

const countChanges = (page: Page) => readChanges(page, (press) => countRenders(page, press))

/** Measures the second change: the first also renders the unsaved-changes notice. */
async function countRenders(page: Page, press: Press): Promise<Renders> {
  const { act, release } = press
  await measureAnswers(page, press, { ...oneByOne, times: 1 })
  await readRenders(page)
  await act()
  const renders = await readRenders(page)
  await release?.()
  return renders
}

const joinChanges = (times: Changes<number>, renders: Changes<Renders>): Changes<Change> => ({
  question: { time: times.question, renders: renders.question },
  paragraph: { time: times.paragraph, renders: renders.paragraph },
  insertion: { time: times.insertion, renders: renders.insertion },
})

function listAgain(what: string, { renders }: Change, row: RegExp, own: number): string[] {
  const rows = new Set(renders.ids.filter((id) => row.test(id)))
  return rows.size === own ? [] : [`${what} rendered ${rows.size} rows in place of ${own}`]
}

const toReport = (editor: Measures, form: Measures) => [
  toHead('3 passages of 900 words, 40 questions'),
  ...toLines('typing in a question', editor.question, form.question),
  ...toLines('typing in a paragraph', editor.paragraph, form.paragraph),
  ...toLines('inserting a question in the first group', editor.insertion, form.insertion),
  toTimeLine('switching passages', editor.switching, form.switching),
]

const toLines = (what: string, editor: Change, form: Change) => [
  toTimeLine(what, editor.time, form.time),
  toCountLine('  components rendered', editor.renders.count, form.renders.count),
]
