import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations, settle } from '../src/find-violations.ts'
import { printedReadingTest } from '../src/printed-reading-test.ts'
import { openReadingEditor } from '../src/reading-editor.ts'
import { test } from '../src/test.ts'

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

// proves B57
test('a printed test of 40 questions is pasted, saved, reopened, sat and scored', async ({
  page,
  signIn,
}) => {
  const mock = openReadingEditor(page)
  await signIn(page)
  await mock.openNew()
  await mock.pasteTest(`${printedReadingTest.text}\nBring two pencils.`)
  await expect(mock.paste.getByRole('region', { name: /^Not recognised/ })).toContainText(
    'Bring two pencils.',
  )
  await expect(mock.paste.getByRole('combobox', { name: 'Task of Questions 20–21' })).toHaveValue(
    'several-answers',
  )
  await expect(mock.outline.getByRole('treeitem', { name: /^Passage/ })).toHaveCount(0)
  await mock.paste.getByRole('button', { name: 'Add 3 passages, 40 questions' }).click()
  await mock.create('Pasted whole')

  await page.reload()
  await expect(page.getByText('No problems')).toBeVisible()
  await mock.sit()
  await mock.answerAll(printedReadingTest.answers)
  // A tablet that is turned has no room for the preview, which the test was opened from.
  await page.setViewportSize({ width: 700, height: 1000 })
  await mock.handIn()
  await expect(mock.result.getByRole('heading')).toHaveText('40 of 40 right, 40 of 40 marks')
  await expect(mock.result).toContainText(
    'Indicative band 9.0. Source: the average scores that ielts.org names',
  )
})

// proves B60
test('headings are dragged to their paragraphs, and a used one is back when it is taken off', async ({
  page,
  signIn,
}) => {
  const mock = openReadingEditor(page)
  await signIn(page)
  await openPasted(page)
  await mock.sit()
  await mock.sitting.getByRole('button', { name: 'Passage 2' }).click()
  const heading = mock.sitting.getByRole('button', { name: 'ii A harvest without fruit' })
  const place = mock.sitting
    .getByRole('region', { name: 'Passage', exact: true })
    .getByText('Put a heading here')
    .first()
  await expect(heading).toBeVisible()
  await expect(place).toBeVisible()
  await settle(page)
  const [from, to] = [await heading.boundingBox(), await place.boundingBox()]
  if (from === null || to === null) throw new Error('The heading or its place is not on the screen')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 8, { steps: 6 })
  await page.mouse.up()
  await expect(mock.sitting.getByLabel('Your answer to question 14')).toHaveValue('ii')
  await expect(heading).toBeDisabled()
  await mock.sitting.getByRole('button', { name: 'Remove the heading of question 14' }).click()
  await expect(heading).toBeEnabled()
  await heading.click()
  await mock.sitting.getByRole('button', { name: 'Put ii at question 16' }).first().click()
  await expect(mock.sitting.getByLabel('Your answer to question 16')).toHaveValue('ii')
})

// proves B60
test('a test is pasted, saved, sat and handed in without a pointer', async ({ page, signIn }) => {
  const mock = openReadingEditor(page)
  await signIn(page)
  await mock.openNew()
  await page.evaluate((text) => navigator.clipboard.writeText(text), printedReadingTest.text)
  await press(page, page.getByRole('button', { name: /^Paste a printed test/ }))
  await mock.paste.getByRole('textbox', { name: /^Text of the test/ }).focus()
  await page.keyboard.press('Control+v')
  await press(page, mock.paste.getByRole('button', { name: 'Add 3 passages, 40 questions' }))
  await expect(mock.outline.getByRole('treeitem', { name: /^Passage 3/ })).toBeVisible()
  await mock.outline.getByRole('treeitem', { name: /^Passage 1/ }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await mock.editor.getByRole('textbox', { name: /^Name/ }).focus()
  await page.keyboard.type('Pasted by keyboard')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/mocks\/reading\/\d+\/edit$/)
  // The editor of the mock that was created has taken the place of the one for a new mock.
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Sit the test' }))
  await press(page, mock.sitting.getByRole('button', { name: 'Question 14, not answered' }))
  await press(page, mock.sitting.getByRole('button', { name: 'ii A harvest without fruit' }))
  await press(page, mock.sitting.getByRole('button', { name: 'Put ii at question 14' }).last())
  await press(page, mock.sitting.getByRole('button', { name: 'Flag question 15' }))
  await press(page, mock.sitting.getByRole('button', { name: 'Review answers' }))
  await expect(mock.sitting.getByText(/^39 not answered, 1 flagged, 1 answered/)).toBeVisible()
  await press(page, mock.sitting.getByRole('button', { name: 'Hand in' }))
  await expect(mock.result.getByRole('row', { name: /^14 ii Right/ })).toBeVisible()
})

async function press(page: Page, button: Locator) {
  await button.focus()
  await page.keyboard.press('Enter')
}

// proves B58
test('questions are copied from one mock into another with the keys of the clipboard', async ({
  page,
  context,
  signIn,
}) => {
  const mock = openReadingEditor(page)
  await signIn(page)
  await openPasted(page)
  await mock.openPassage(2)
  const headings = mock.editor.getByRole('region', { name: /Matching headings/ })
  await headings.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied the questions')).toBeVisible()

  const other = await context.newPage()
  const target = openReadingEditor(other)
  await target.openNew()
  await other.getByRole('button', { name: 'Add passage' }).click()
  await target.editor.getByRole('textbox', { name: /^Title/ }).focus()
  await other.keyboard.press('Control+v')
  await expect(target.editor.getByRole('region', { name: 'Questions 1–6, Matching headings' })).toBeVisible()
  await expect(target.editor.getByRole('textbox', { name: /^Title/ }).first()).toHaveValue('')
})

async function openPasted(page: Page) {
  const mock = openReadingEditor(page)
  await mock.openNew()
  await mock.pasteTest(printedReadingTest.text)
  await mock.paste.getByRole('button', { name: 'Add 3 passages, 40 questions' }).click()
  await expect(mock.outline.getByRole('treeitem', { name: /^Passage 3/ })).toBeVisible()
}

/** A word where statements are judged, and a number that the paper has twice. */
const damaged = printedReadingTest.text
  .replace('\n3 NOT GIVEN', '\n3 harbour')
  .replace('\n34 Maps', '\n33 Maps')

test('pasting, converting and sitting a test have no accessibility violation, light and dark, wide and narrow', async ({
  page,
  signIn,
}) => {
  const expectNoViolations = (what: string) =>
    test.step(what, async () => expect(await findViolations(page)).toEqual([]))
  const mock = openReadingEditor(page)
  await signIn(page)
  await mock.openNew()
  await mock.pasteTest(`${damaged}\nBring two pencils.`)
  const add = mock.paste.getByRole('button', { name: /^Add 3 passages/ })
  await expect(add).toBeVisible()
  const reasons = mock.paste.getByRole('region', { name: 'Please check' })
  await expect(reasons).toContainText('The answer in the key does not fit the task.')
  await press(page, reasons.getByRole('button', { name: /^Show line/ }).first())
  await expect(mock.paste.getByRole('textbox', { name: /^Text of the test/ })).toBeFocused()
  await expectNoViolations('The proposal of a pasted test')

  await page.setViewportSize({ width: 1440, height: 900 })
  await add.click()
  await expect(mock.outline.getByRole('treeitem', { name: /^Passage 3/ })).toBeVisible()
  await mock.openPassage(2)
  await expectNoViolations('A passage with its tasks')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Convert…' }).first().click()
  await expect(page.getByText('You will lose:')).toBeVisible()
  await expectNoViolations('What a conversion loses')
  await page.keyboard.press('Escape')
  await expect(page.getByText('You will lose:')).toHaveCount(0)

  await page.getByRole('radio', { name: 'Preview' }).click()
  await mock.sit()
  await mock.sitting.getByRole('button', { name: 'Passage 2' }).click()
  await mock.sitting.getByRole('button', { name: 'ii A harvest without fruit' }).click()
  await expectNoViolations('A test whose headings are placed')
  await mock.sitting.getByRole('button', { name: 'Flag question 14', exact: true }).click()
  await mock.sitting.getByRole('button', { name: 'Review answers' }).click()
  await expectNoViolations('The review before the end')
})

test('no word in the head of a table is split in the preview beside the editor', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page)
  await page.goto('/mocks/reading/')
  await page.getByRole('link', { name: 'Meridian 4: Academic Reading, Test 2' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Candidate preview' })
  const head = preview.getByRole('columnheader', { name: 'substance' })
  const countLines = (cell: Element) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getClientRects().length
  }
  expect(await head.evaluate(countLines)).toBe(1)
})
