import { expect, type Page } from '@playwright/test'
import { settle } from '../../src/find-violations.ts'
import { printedReadingTest } from '../../src/printed-reading-test.ts'
import { openReadingEditor } from '../../src/reading-editor.ts'
import { test } from '../../src/test.ts'

// proves B57
test('a printed test of 40 questions is pasted, saved, reopened, sat and scored', {
  tag: '@gate',
}, async ({ page, signIn }) => {
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
  // A rotated tablet has no room for the preview from which the sitting was started.
  await page.setViewportSize({ width: 700, height: 1000 })
  await mock.handIn()
  await expect(mock.result.getByRole('heading')).toHaveText('40 of 40 right, 40 of 40 marks')
  await expect(mock.result).toContainText(
    'Indicative band 9.0. Source: the average scores that ielts.org names',
  )
})

// proves B60
test('headings are dragged to their paragraphs, taken off, and placed by clicks', async ({
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

async function openPasted(page: Page) {
  const mock = openReadingEditor(page)
  await mock.openNew()
  await mock.pasteTest(printedReadingTest.text)
  await mock.paste.getByRole('button', { name: 'Add 3 passages, 40 questions' }).click()
  await expect(mock.outline.getByRole('treeitem', { name: /^Passage 3/ })).toBeVisible()
}

test('the marks of problems stand beside their texts, in whatever order style sheets were loaded', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/mocks/reading/')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('')
  const problem = page.getByRole('button', { name: /Enter a name$/ })
  await expect(problem).toHaveCSS('padding-left', '24px')
})
