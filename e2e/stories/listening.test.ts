import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { openApi } from '../src/console/open-api.ts'
import { findViolations } from '../src/find-violations.ts'
import { phone } from '../src/frame.ts'
import {
  fetchCreated,
  recordingAddress,
  type StoredListeningMock,
  serveRecordings,
} from '../src/listening-mock.ts'
import { openMockEditor } from '../src/mock-editor.ts'
import { test } from '../src/test.ts'

const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
const toAnswer = (number: number) => `word ${String.fromCharCode(96 + Math.ceil(number / 10))}${number}`

const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Editor' }).getByRole('textbox', { name, exact: true })

// proves 2.34
test('a test of 40 questions is written from a template, saved, opened again, sat with its recording and scored', async ({
  page,
  signIn,
  testConsole,
}) => {
  // Longer than a slow machine takes to look whether it plays.
  await serveRecordings(page, 5)
  await signIn(page)
  await page.goto('/mocks/listening/new')
  await page.getByRole('button', { name: 'Full test' }).click()
  const editor = openMockEditor(page)
  await editor.part('Details')
  await editor.field('Name').fill('Listening from a template')
  await editor.field('Address of the recording').fill(recordingAddress)
  await expect(page.getByText('Length 0:05')).toBeVisible()
  for (const number of numbers) {
    if (number % 10 === 1) await editor.part(`Part ${Math.ceil(number / 10)}`)
    await line(page, `Question ${number}`).fill(`They speak of [[${toAnswer(number)}]] first`)
  }
  await page.getByRole('button', { name: 'Create mock' }).click()
  const stored = await fetchCreated(page, testConsole)
  expect(stored).toMatchObject({ total_question: 40, total_marks: 40 })
  const { parts } = stored.listening_questions
  expect(parts.flatMap(({ questions }) => questions.flatMap((group) => group.correct_answer))).toEqual(
    numbers.map(toAnswer),
  )
  expect(parts[3]?.questions[0]?.question).toMatchObject([
    { text: 'They speak of', blank: { position: 'end', prefix: null, suffix: 'first' } },
    ...Array.from({ length: 9 }, () => ({ text: 'They speak of' })),
  ])

  await page.reload()
  await editor.part('Part 4')
  await expect(line(page, 'Question 40')).toHaveValue(`They speak of [[${toAnswer(40)}]] first`)
  await page.getByRole('button', { name: 'Sit the test' }).click()
  const sitting = page.getByRole('dialog', { name: 'Sitting Listening from a template' })
  await expect(sitting.getByText('The recording is played once.')).toBeVisible()
  await sitting.getByRole('button', { name: 'Start the recording' }).click()
  await expect(sitting.getByText('The recording is playing.')).toBeVisible()
  await expect(sitting.getByRole('button', { name: /Start|Pause/ })).toHaveCount(0)
  await expect(sitting.getByText(/^The recording has ended/)).toBeVisible()
  await expect(sitting.getByRole('button', { name: /Start|Pause/ })).toHaveCount(0)
  for (const number of numbers) {
    if (number % 10 === 1) {
      await sitting.getByRole('button', { name: `Question ${number}, not answered` }).click()
    }
    await sitting
      .getByRole('textbox', { name: `Your answer to question ${number}`, exact: true })
      .fill(number === 7 ? 'far too many words here' : toAnswer(number).toUpperCase())
  }
  await sitting.getByRole('button', { name: 'Review answers' }).click()
  await sitting.getByRole('button', { name: 'Hand in' }).click()
  const result = sitting.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('heading', { name: '39 of 40 right, 39 of 40 marks' })).toBeVisible()
  await expect(result).toContainText('Indicative band 9.0.')
  await expect(result.getByRole('row', { name: /^7 / })).toContainText('The key has word a7')
})

// proves 3.21
test('notes, a flow chart and a table are written with the keyboard alone, and stand on the server', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/mocks/listening/')
  await page.getByRole('button', { name: 'New listening mock' }).press('Enter')
  const editor = openMockEditor(page)
  await editor.field('Name').focus()
  await page.keyboard.type('Typed without a mouse')
  await page.getByRole('button', { name: 'Add part' }).press('Enter')
  await page.getByRole('button', { name: 'Note completion' }).press('Enter')

  // The words of a line become its gap by the key; what is typed in brackets by itself.
  await line(page, 'Question 1').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('The hall costs £50 a day')
  for (let left = 0; left < ' a day'.length; left += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+g')
  await expect(line(page, 'Question 1')).toHaveValue('The hall costs £[[50]] a day')
  await expect(page.getByRole('textbox', { name: 'Prefix of question 1' })).toHaveValue('£')
  await page.keyboard.press('Enter')
  await page.keyboard.type('It is closed on [[Monday|Mondays]]')
  await expect(line(page, 'Question 2')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(line(page, 'Question 1')).toHaveValue('It is closed on [[Monday|Mondays]]')
  await expect(line(page, 'Question 1')).toBeFocused()

  await page.getByRole('button', { name: 'Table completion' }).press('Enter')
  await line(page, 'Row 1, column 1').focus()
  await page.keyboard.type('Hall')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('up to [[120]] people')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(line(page, 'Question 8, row 2, column 2')).toBeFocused()
  await page.keyboard.press('Alt+Shift+Enter')
  await page.keyboard.type('a stage')

  await page.getByRole('button', { name: 'Flow-chart completion' }).press('Enter')
  await line(page, 'Question 12').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Samples are [[dried]]')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/mocks\/listening\/\d+\/edit$/)

  const call = await openApi(testConsole)
  const rows = await call<{ id: number; name: string }[]>('GET', 'mocks/listening')
  const made = rows.find(({ name }) => name === 'Typed without a mouse')
  const stored = await call<StoredListeningMock>('GET', `mocks/listening/${made?.id}`)
  const [notes, table, chart] = stored.listening_questions.parts[0]?.questions ?? []
  expect(notes?.question).toMatchObject([
    { text: 'It is closed on', blank: { position: 'end', prefix: null, suffix: null } },
    { text: 'The hall costs', blank: { position: 'end', prefix: '£', suffix: 'a day' } },
    ...Array.from({ length: 4 }, () => ({ blank: {} })),
  ])
  expect(notes?.correct_answer).toEqual(['Monday|Mondays', '50', '', '', '', ''])
  expect(table?.question).toMatchObject({
    headers: ['', '', ''],
    rows: [
      [{ value: '' }, { type: 'blank', placeholder: '7' }, { value: '' }],
      [
        { value: 'Hall' },
        { type: 'blank', placeholder: '8', prefix: 'up to', suffix: 'people' },
        { value: 'a stage' },
      ],
      ...Array.from({ length: 3 }, () => [{}, {}, {}]),
    ],
  })
  expect(table?.correct_answer).toEqual(['', '120', '', '', ''])
  expect(chart?.correct_answer).toEqual(['dried', '', '', '', ''])
})

test('a recording that is not there is said in the editor and in the test, which goes on without it', async ({
  page,
  complaints,
  signIn,
}) => {
  complaints.allow(failedToLoad)
  await page.route(/\.mp3$/, (route) => route.fulfill({ status: 404 }))
  await signIn(page)
  await openSeeded(page)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText('The recording could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Sit the test' }).click()
  const sitting = page.getByRole('dialog')
  await expect(sitting.getByText('The recording could not be played.')).toBeVisible()
  await sitting.getByRole('button', { name: 'Start the clock' }).click()
  await expect(sitting.getByRole('timer')).toHaveText(/^31:5\d$/)
})

async function openSeeded(page: Page) {
  await page.goto('/mocks/listening/')
  await page.getByRole('link', { name: 'Harbour 2: Listening, Test 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour 2: Listening, Test 1' })).toBeVisible()
}

test('a listening mock and its editor have no accessibility violation, light and dark, wide and narrow', async ({
  page,
  signIn,
}) => {
  const expectNoViolations = async () => {
    // Nothing is hovered.
    await page.mouse.move(0, 0)
    expect(await findViolations(page)).toEqual([])
  }
  await serveRecordings(page, 60)
  await signIn(page)
  await openSeeded(page)
  await expect(page.getByText('Length 1:00')).toBeVisible()
  await expectNoViolations()

  await page.getByRole('link', { name: 'Edit' }).click()
  const editor = openMockEditor(page)
  await expect(editor.field('Name')).toBeVisible()
  await expect(page.getByText('Length 1:00')).toBeVisible()
  await expectNoViolations()
  await editor.part('Part 1')
  await expect(line(page, 'Question 7')).toBeVisible()
  await expectNoViolations()
  await editor.part('Part 3')
  await expect(line(page, 'Question 26')).toBeVisible()
  await expectNoViolations()

  await page.getByRole('button', { name: 'Sit the test' }).click()
  await page.getByRole('button', { name: 'Start the recording' }).click()
  await expect(page.getByText('The recording is playing.')).toBeVisible()
  await expectNoViolations()
})

test('on a phone a table of four columns with long answers is whole', async ({ page, signIn }) => {
  await page.setViewportSize(phone)
  await signIn(page)
  await page.goto('/mocks/listening/')
  await page.getByRole('link', { name: 'Meridian 5: Listening, parts 2 and 4' }).click()
  const table = page.getByRole('region', { name: 'Table of questions 16–20' })
  await expect(table.getByText('merchants')).toBeVisible()
  await expect.poll(() => table.evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth)).toBe(0)
})

test('a table of four columns is whole in the preview beside the editor', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/mocks/listening/')
  await page.getByRole('link', { name: 'Harbour 2: Listening, Test 1' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const table = page
    .getByRole('region', { name: 'Candidate preview' })
    .getByRole('region', { name: 'Table of questions 1–6' })
  await expect(table.getByRole('columnheader', { name: 'Notes' })).toBeVisible()
  const readHidden = () => table.evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth)
  expect(await readHidden()).toBe(0)
  const room = table.getByRole('columnheader', { name: 'Room' })
  expect(await room.evaluate((cell) => getComputedStyle(cell).paddingLeft)).toBe('10px')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(readHidden).toBe(0)
})
