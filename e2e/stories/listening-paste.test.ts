import { expect, type Locator } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { giveAnswer } from '../src/give-answer.ts'
import { fetchCreated, recordingAddress, serveRecordings } from '../src/listening-mock.ts'
import { openMockEditor } from '../src/mock-editor.ts'
import { printedListeningTest } from '../src/printed-listening-test.ts'
import { test } from '../src/test.ts'

const { text, answers } = printedListeningTest

async function answerAll(sitting: Locator) {
  for (const [index, answer] of answers.entries()) {
    const name = `Your answer to question ${index + 1}`
    await sitting.getByRole('button', { name: `Question ${index + 1}, not answered` }).click()
    await giveAnswer(sitting.getByLabel(name, { exact: true }), answer)
  }
}

test('a printed listening test of 40 questions is pasted, saved, reopened, sat with its recording and scored', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  // Of the recording, while its address is not there yet.
  complaints.allow(failedToLoad)
  await serveRecordings(page, 2)
  await signIn(page)
  await page.goto('/mocks/listening/new')
  await page.getByRole('button', { name: /^Paste a printed test/ }).click()
  const paste = page.getByRole('dialog', { name: 'Paste a printed test' })
  await paste.getByRole('textbox', { name: /^Text of the test/ }).fill(`${text}\nBring a pencil.`)
  await expect(paste.getByRole('region', { name: /^Not recognised/ })).toContainText('Bring a pencil.')
  await expect(paste.getByRole('combobox', { name: 'Task of Questions 21–22' })).toHaveValue(
    'several-answers',
  )
  const editor = openMockEditor(page)
  await expect(editor.outline.getByRole('treeitem', { name: /^Part/ })).toHaveCount(0)
  await paste.getByRole('button', { name: 'Add 4 parts, 40 questions' }).click()
  await editor.part('Details')
  await editor.field('Name').fill('Listening from paper')
  await editor.field('Address of the recording').fill(recordingAddress)
  await expect(page.getByText('Length 0:02')).toBeVisible()
  await page.getByRole('button', { name: 'Create mock' }).click()
  const stored = await fetchCreated(page, testConsole)
  expect(stored).toMatchObject({ total_question: 40, total_marks: 40 })
  expect(stored.listening_questions.parts).toHaveLength(4)

  await page.reload()
  await expect(page.getByText('No issues')).toBeVisible()
  await page.getByRole('button', { name: 'Sit the test' }).click()
  const sitting = page.getByRole('dialog', { name: 'Sitting Listening from paper' })
  await sitting.getByRole('button', { name: 'Start the recording' }).click()
  await expect(sitting.getByText(/^The recording has ended/)).toBeVisible()
  await answerAll(sitting)
  await sitting.getByRole('button', { name: 'Review answers' }).click()
  await sitting.getByRole('button', { name: 'Hand in' }).click()
  const result = sitting.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('heading', { name: '40 of 40 right, 40 of 40 marks' })).toBeVisible()
})
