import { docxParagraph, makeDocx } from '@console/remote-kit/testing/office-files'
import { expect } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'
import { countPresses } from '../../src/count-presses.ts'
import { findViolationsNow } from '../../src/find-violations.ts'
import { openReadingEditor } from '../../src/reading-editor.ts'
import { test } from '../../src/test.ts'

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const map = makeDocx(
  [
    docxParagraph('PART 2'),
    docxParagraph('Questions 1–2'),
    docxParagraph('Label the map below. Write the correct letter, A–C, next to Questions 1–2.'),
    '<w:p><w:r><pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic></w:r></w:p>',
    docxParagraph('1 café'),
    docxParagraph('2 stage'),
    docxParagraph('Answer key'),
    docxParagraph('1 A'),
    docxParagraph('2 C'),
  ].join(''),
  {
    '_rels/document.xml.rels':
      '<Relationships><Relationship Id="p1" Target="media/image1.png"/></Relationships>',
    'media/image1.png': Buffer.from(onePixel, 'base64'),
  },
)

test('a map in a Word paper goes to the media library, and stands at its questions', async ({
  page,
  startConsole,
}) => {
  const { url } = await startConsole('memory', { features: { media: true } })
  await signIn(page, url)
  await page.goto(`${url}/mocks/listening/new`)
  await page.getByRole('button', { name: /^Paste a printed test/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a printed test' })
  await dialog
    .getByLabel('Files of the test')
    .setInputFiles({ name: 'harbour.docx', mimeType: '', buffer: Buffer.from(map) })
  const place = dialog.getByRole('combobox', { name: 'Where picture 1 goes' })
  await expect(place).toHaveValue('Questions 1–2')
  expect(await findViolationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Add .*2 questions$/ }).click()
  await expect(page.getByText('“harbour, image1.png” is in the media library')).toBeVisible()
  const address = page.getByRole('textbox', { name: /^Map or plan/ })
  await expect(address).toHaveValue(/^http/)
  const served = await fetch(await address.inputValue())
  expect(Buffer.from(await served.arrayBuffer()).toString('base64')).toBe(onePixel)
})

/** Questions without numbers, each with its answer below it. */
const paper = `Bread in the desert

Nomads of the Sahara bake without an oven. The dough is laid on hot sand, covered with embers, and eaten after twenty minutes, in the evening, when the wind is low.

Grains of sand are brushed off with a cloth. The bread keeps for a day and is eaten with butter or with honey, if there is any, and never with a knife.

Identify whether the statements are True, False or Not Given.

It is baked on sand.
Answer: True

It takes two hours to bake.
Answer: False

The sand is eaten.
Answer: Not Given

Multiple choice

What covers the dough?
A. embers
B. a cloth
C. butter
Answer: A

What is brushed off?
A. honey
B. sand
C. embers
Answer: B

Fill in the gaps with one word.

Nomads bake without an ____.
Answer: oven

Sand is removed with a ____.
Answer: cloth`

/** Lines to select, each with the key that says what it is; lines of the same shape follow. */
const marks = [
  ['What covers the dough?', 'q'],
  ['Multiple choice', 'i'],
  ['It is baked on sand.', 'q'],
  ['Nomads bake without an', 'q'],
] as const

test('a paper without numbers is right after six clicks and four keys', async ({
  page,
  signIn: signInHere,
}) => {
  await signInHere(page)
  const mock = openReadingEditor(page)
  await mock.openNew()
  await mock.pasteTest(paper)
  const readPresses = await countPresses(page)
  await mock.paste.getByText('Line by line').click()
  const lines = mock.paste.getByRole('listbox', { name: 'Lines of the test' })
  for (const [said, key] of marks) {
    await lines.getByRole('option', { name: said }).click()
    // One letter types nothing here, and is not counted as a key outside of text.
    await page.keyboard.press(key)
  }
  const tasks = mock.paste.getByRole('combobox', { name: /^Task of/ })
  await expect(tasks).toHaveCount(3)
  await expect(tasks.nth(0)).toHaveValue('true-false')
  await expect(tasks.nth(1)).toHaveValue('multiple-choice')
  await expect(tasks.nth(2)).toHaveValue('sentences')
  await expect(mock.paste.getByRole('region', { name: 'Please check' })).toBeHidden()
  await mock.paste.getByRole('button', { name: 'Add 1 passage, 7 questions' }).click()
  expect((await readPresses()).clicks).toBe(6)
  await mock.create('By hand')
  await mock.sit()
  await mock.answerAll(['TRUE', 'FALSE', 'NOT GIVEN', 'A', 'B', 'oven', 'cloth'])
  await mock.handIn()
  await expect(mock.result.getByRole('heading')).toHaveText('7 of 7 right, 7 of 7 marks')
})
