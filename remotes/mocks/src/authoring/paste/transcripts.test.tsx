import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../../remote.ts'
import { chooseBook } from '../testing/choose-book.ts'

const paper = `PART 1
Questions 1–2
Complete the notes below. Write ONE WORD AND/OR A NUMBER for each answer.
Joining the club
Name of the caller: 1 ______
Day of the visit: 2 ______

PART 2
Questions 3–4
Complete the notes below. Write ONE WORD AND/OR A NUMBER for each answer.
The museum
The tour begins in the 3 ______
It ends at the 4 ______

Answer key
1 Harris
2 Monday
3 library
4 gate`

const transcript = `AUDIOSCRIPT
PART 1
AGENT: Good morning. Which name is it?
CALLER: Harris. I can come on Monday.
PART 2
GUIDE: We begin in the library, and end at the gate.`

const toFile = (name: string, text: string) => new File([text], name, { type: 'text/plain' })

async function openPasteDialog(versions: boolean) {
  const remote = await renderRemote(mocks, { path: '/mocks/listening/new', features: { versions } })
  await remote.user.click(await screen.findByRole('button', { name: /^Paste a printed test/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a printed test' }))
  return { ...remote, dialog }
}

test.each([
  [false, /kept on this device\.$/],
  [true, /kept on this device until you create the mock, and on the server from then on\.$/],
])(
  'a transcript pasted with the paper is under Explanations once the mock is created (served: %s)',
  async (versions, where) => {
    const { user, dialog, platform } = await openPasteDialog(versions)
    await user.upload(dialog.getByLabelText('Files of the test'), [
      toFile('paper.txt', paper),
      toFile('transcript.txt', transcript),
    ])
    const note = await dialog.findByText(/^Transcript of part 1 \(\d+ words\), part 2 \(\d+ words\)\./)
    expect(note).toHaveTextContent(where)
    expect(dialog.queryByText(/Good morning/)).toBeNull()
    const add = await dialog.findByRole('button', { name: 'Add 2 parts, 4 questions' })
    await waitFor(() => expect(add).toBeEnabled())
    await user.click(add)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(within(screen.getByRole('tree')).getByRole('treeitem', { name: /^Details/ }))
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Harbour 9')
    await chooseBook({ user })
    const editorOfNew = screen.getByRole('heading', { level: 1 })
    await user.click(screen.getByRole('button', { name: 'Create mock' }))
    await waitFor(() => expect(editorOfNew).not.toBeInTheDocument())
    await screen.findByRole('heading', { level: 1, name: 'Harbour 9' })
    await user.click(await screen.findByRole('button', { name: 'Answer key' }))
    await user.click(await screen.findByRole('button', { name: 'Explanations' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Explanations' }))
    const area = await sheet.findByRole('textbox', { name: 'Transcript' })
    await waitFor(() =>
      expect(area).toHaveValue(
        'AGENT: Good morning. Which name is it?\nCALLER: Harris. I can come on Monday.',
      ),
    )
    await user.click(sheet.getByRole('radio', { name: 'Part 2' }))
    await waitFor(() =>
      expect(sheet.getByRole('textbox', { name: 'Transcript' })).toHaveValue(
        'GUIDE: We begin in the library, and end at the gate.',
      ),
    )
    await waitFor(async () =>
      expect((await platform.drafts.list()).map(({ title }) => title)).not.toContain(
        'Transcripts of a new listening mock',
      ),
    )
  },
)

test('a transcript without part headings is left out, and the dialog says why', async () => {
  const { user, dialog } = await openPasteDialog(false)
  await user.upload(dialog.getByLabelText('Files of the test'), [
    toFile('paper.txt', paper),
    toFile('transcript.txt', transcript.replaceAll(/PART \d\n/g, '')),
  ])
  expect(await dialog.findByText(/^The transcript is left out: it has no headings/)).toBeVisible()
})
