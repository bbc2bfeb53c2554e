import { expect } from '@playwright/test'
import { printedReadingTest } from '../printed-reading-test.ts'
import { openReadingEditor } from '../reading-editor.ts'
import { type Given, openEditor, openFirst, openHeading, openList, type View } from '../view.ts'

export const readingViews = {
  'The reading mock list': (given) => openList(given, '/mocks/reading/', 'Reading mocks'),
  'A reading mock': (given) => openFirst(given, '/mocks/reading/'),
  'The reading mock editor': (given) => openEditor(given, '/mocks/reading/'),
  'The answer key of a mock': async (given) => {
    await openEditor(given, '/mocks/reading/')
    await given.page.getByRole('button', { name: 'Answer key' }).click()
    await expect(given.page.getByRole('dialog', { name: 'Answer key' })).toBeVisible()
  },
  'The explanations of a reading mock': async (given) => {
    await openEditor(given, '/mocks/reading/')
    await given.page.getByRole('button', { name: 'Answer key' }).click()
    await given.page.getByRole('button', { name: 'Explanations' }).click()
    await expect(
      given.page.getByRole('textbox', { name: 'Explanation of question 1', exact: true }),
    ).toBeVisible()
  },
  'A printed test to be pasted': async (given) => {
    await openHeading(given, '/mocks/reading/new', 'New reading mock')
    await given.page.getByRole('button', { name: 'Paste a printed test' }).first().click()
    await expect(given.page.getByRole('dialog', { name: 'Paste a printed test' })).toBeVisible()
  },
  'A printed test that was read': async (given) => {
    const mock = openReadingEditor(given.page)
    await openHeading(given, '/mocks/reading/new', 'New reading mock')
    await mock.pasteTest(printedReadingTest.text)
    await expect(mock.paste.getByRole('button', { name: 'Add 3 passages, 40 questions' })).toBeEnabled()
  },
  'A printed test line by line': async (given) => {
    await openDoubts(given)
    const { paste } = openReadingEditor(given.page)
    await paste.getByText('Line by line').click()
    const lines = paste.getByRole('listbox', { name: 'Lines of the test' })
    await lines.getByRole('option', { name: /Bring two pencils/ }).click()
    await paste.getByRole('button', { name: /^Leave out/ }).click()
    await expect(lines.getByRole('option', { name: /Bring two pencils\.\s*Leave out$/ })).toBeVisible()
  },
  'The question before errors are published': async (given) => {
    const mock = openReadingEditor(given.page)
    await openHeading(given, '/mocks/reading/new', 'New reading mock')
    await given.page.getByRole('button', { name: /^Full test, Academic/ }).click()
    await mock.name('Harbour 9')
    await given.page.getByLabel('Status').selectOption('Published')
    await given.page.getByRole('button', { name: 'Create mock' }).click()
    await expect(given.page.getByRole('dialog', { name: /^Publish with/ })).toBeVisible()
  },
  'A test that is sat': async (given) => {
    await openEditor(given, '/mocks/reading/')
    await openReadingEditor(given.page).sit()
  },
  'The result of a test that was sat': async (given) => {
    const mock = openReadingEditor(given.page)
    await openEditor(given, '/mocks/reading/')
    await mock.sit()
    await mock.sitting
      .getByRole('textbox', { name: /^Your answer to/ })
      .first()
      .fill('more words than are allowed')
    await mock.handIn()
    await expect(mock.result.getByRole('heading')).toHaveText(/^0 of 40 right/)
  },
  'A printed test with doubts': async (given) => {
    await openDoubts(given)
    const { paste } = openReadingEditor(given.page)
    const reasons = paste.getByRole('region', { name: 'Please check' })
    await expect(reasons).toContainText('The answer in the key does not fit the task.')
    await reasons
      .getByRole('button', { name: /^Show line/ })
      .first()
      .press('Enter')
    await expect(paste.getByRole('textbox', { name: /^Text of the test/ })).toBeFocused()
  },
  'What the conversion of a task loses': async (given) => {
    await openPastedTest(given)
    await openReadingEditor(given.page).openPassage(2)
    await given.page.getByRole('button', { name: 'Convert…' }).first().click()
    await expect(given.page.getByText('You will lose:')).toBeVisible()
  },
  'A test whose headings are placed': async (given) => {
    await placeHeading(given)
  },
  'The review before a test is handed in': async (given) => {
    await placeHeading(given)
    const { sitting } = openReadingEditor(given.page)
    await sitting.getByRole('button', { name: 'Flag question 14', exact: true }).click()
    await sitting.getByRole('button', { name: 'Review answers' }).click()
    await expect(sitting.getByRole('button', { name: 'Hand in' })).toBeVisible()
  },
} satisfies Record<string, View>

/** A word in place of a judgement, a number used twice, and a line that is not a question. */
const damaged = `${printedReadingTest.text}\nBring two pencils.`
  .replace('\n3 NOT GIVEN', '\n3 harbour')
  .replace('\n34 Maps', '\n33 Maps')

async function openDoubts(given: Given) {
  await given.signIn()
  const mock = openReadingEditor(given.page)
  await mock.openNew()
  await mock.pasteTest(damaged)
  await expect(mock.paste.getByRole('button', { name: /^Add 3 passages/ })).toBeVisible()
}

async function openPastedTest(given: Given) {
  await openDoubts(given)
  const { paste, outline } = openReadingEditor(given.page)
  await paste.getByRole('button', { name: /^Add 3 passages/ }).click()
  await expect(outline.getByRole('treeitem', { name: /^Passage 3/ })).toBeVisible()
}

async function placeHeading(given: Given) {
  await openPastedTest(given)
  const mock = openReadingEditor(given.page)
  await mock.sit()
  await mock.sitting.getByRole('button', { name: 'Passage 2' }).click()
  await mock.sitting.getByRole('button', { name: 'ii A harvest without fruit' }).click()
}
