import { renderRemote } from '@console/remote-kit/testing'
import { docxParagraph, makeDocx } from '@console/remote-kit/testing/office-files'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../../../remote.ts'

const drawn = '<w:p><w:r><pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic></w:r></w:p>'
const diagram = '<w:p><w:r><w:drawing><dgm:relIds r:dm="d1"/></w:drawing></w:r></w:p>'
const toParagraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => docxParagraph(line))
    .join('')

const paper = makeDocx(
  [
    toParagraphs(
      'PART 2\nQuestions 11–12\nLabel the map below. Write the correct letter, A–C, next to Questions 11–12.',
    ),
    drawn,
    toParagraphs(
      '11 café\n12 stage\nQuestions 13–14\nComplete the notes below. Write ONE WORD ONLY for each answer.\nIt opens in 13 ____\nIt closes in 14 ____',
    ),
    diagram,
    toParagraphs('Answer key\n11 A\n12 C\n13 May\n14 June'),
  ].join(''),
  {
    '_rels/document.xml.rels':
      '<Relationships><Relationship Id="p1" Target="media/image1.png"/></Relationships>',
    'media/image1.png': 'not a picture that a browser can show',
  },
)

async function openPaste(section: 'reading' | 'listening', media: boolean) {
  const remote = await renderRemote(mocks, { path: `/mocks/${section}/new`, media })
  await remote.user.click(await screen.findByRole('button', { name: /^Paste a printed test/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a printed test' }))
  await remote.user.upload(dialog.getByLabelText('Files of the test'), new File([paper], 'harbour.docx'))
  const add = await dialog.findByRole('button', { name: /^Add .*4 questions$/ })
  return { ...remote, dialog, add, pictures: within(dialog.getByRole('region', { name: 'Pictures' })) }
}

test.each([
  [
    'listening',
    /^harbour\.docx, line 4 A picture was not taken: there is no media library\. Add its address to Questions 11–12\.$/,
  ],
  ['reading', /^harbour\.docx, line 4 A picture was not taken: a reading mock has no place for pictures\.$/],
] as const)(
  'a picture that cannot be taken into a %s mock is named, and so is a diagram',
  async (section, said) => {
    const { dialog, pictures } = await openPaste(section, false)
    const [picture, unread] = pictures.getAllByRole('listitem')
    expect(picture).toHaveTextContent(said)
    expect(unread).toHaveTextContent(/A diagram was not read\. Type what it says\.$/)
    expect(dialog.queryByText(/\[Picture/, { selector: 'li' })).toBeNull()
  },
)

test('a picture is proposed for the questions around it, and questions do not wait for one that is damaged', async () => {
  const { user, add, pictures, notices } = await openPaste('listening', true)
  const place = pictures.getByRole('combobox', { name: 'Where picture 1 goes' })
  expect(place).toHaveDisplayValue('Questions 11–12')
  await user.selectOptions(place, 'Questions 13–14')
  expect(place).toHaveDisplayValue('Questions 13–14')
  await user.click(add)
  await waitFor(() =>
    expect(notices).toContainEqual(
      expect.objectContaining({ message: '“harbour, image1.png” was not uploaded' }),
    ),
  )
  expect(await screen.findByRole('region', { name: /^Questions 3–4, Note completion/ })).toBeVisible()
})
