import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchMock, fetchMocks } from '../../api/mock.api.ts'
import { chooseBook } from '../../authoring/testing/choose-book.ts'
import { readExample } from '../../authoring/testing/printed-tests.ts'
import mocks from '../../remote.ts'

async function openNew() {
  const remote = await renderRemote(mocks, { path: '/mocks/reading/new' })
  await screen.findByRole('tree')
  return remote
}

async function openSeeded(remote: RenderedRemote) {
  const rows = await fetchMocks(remote.api, 'reading')
  const id = rows.find(({ name }) => name === 'Harbour 1: Academic Reading, Test 1')?.id ?? 0
  await remote.router.navigate(`/mocks/reading/${id}/edit`)
  await screen.findByRole('treeitem', { name: /^Passage 3/ })
  return await fetchMock(remote.api, 'reading', id)
}

const openPassage = ({ user }: Pick<RenderedRemote, 'user'>, number: number) =>
  user.click(screen.getByRole('treeitem', { name: new RegExp(`^Passage ${number}`) }))

const group = (name: RegExp) => within(screen.getByRole('region', { name }))

const undo = ({ user }: Pick<RenderedRemote, 'user'>) =>
  user.click(screen.getByRole('button', { name: /^Undo: / }))

async function openPaste({ user }: Pick<RenderedRemote, 'user'>, text: string) {
  await user.click(screen.getByRole('button', { name: /^Paste a printed test/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a printed test' }))
  expect(dialog.getByRole('textbox', { name: /^Text of the test/ })).toHaveFocus()
  await user.paste(text)
  return dialog
}

// proves B57
test('a printed test is proposed line by line, corrected, added in one step and undone in one', async () => {
  const remote = await openNew()
  const { user } = remote
  const dialog = await openPaste(remote, `${readExample('views')}\nThe end of the book.`)
  expect(
    await dialog.findByText(/^1 text, 2 groups of questions, 6 answers in the key\. 1 line was/),
  ).toBeVisible()
  expect(dialog.getByRole('region', { name: 'Not recognised, and left out' })).toHaveTextContent(
    'The end of the book.',
  )
  const task = dialog.getByRole('combobox', { name: 'Task of Questions 30–32' })
  expect(task).toHaveDisplayValue('Matching features')
  await user.selectOptions(task, 'Matching sentence endings')
  expect(screen.queryByRole('treeitem', { name: /^Passage/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Add 1 passage, 6 questions' }))

  expect(await screen.findByRole('treeitem', { name: /^Passage 1.*slow trains/ })).toBeVisible()
  const views = group(/^Questions 1–3, Yes, No/)
  const rubric = views.getByRole<HTMLTextAreaElement>('textbox', { name: 'Instruction' }).value
  expect(rubric.split('\n').filter((line) => /^(?:YES|NO|NOT GIVEN) if /.test(line))).toHaveLength(3)
  expect(views.getByRole('combobox', { name: 'Answer 1' })).toHaveDisplayValue('YES')
  const endings = group(/^Questions 4–6, Matching features \(drag and drop\)/)
  expect(endings.getByRole('combobox', { name: 'Answer 4' })).toHaveDisplayValue('B')
  await undo(remote)
  expect(screen.queryByRole('treeitem', { name: /^Passage/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
})

test('a table and a list copied from a web page keep their layout', async () => {
  const remote = await openNew()
  const dialog = await openPaste(remote, '')
  const html =
    '<p>Questions 4–5</p><p>Complete the sentences. Use ONE WORD.</p><ol start="4"><li>Ice is ____ .</li><li>Snow is ____ .</li></ol><p>Key</p><table><tr><td>4</td><td>cold</td></tr><tr><td>5</td><td>white</td></tr></table>'
  fireEvent.paste(dialog.getByRole('textbox', { name: /^Text of the test/ }), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'Questions 4–5') },
  })
  expect(await dialog.findByText(/1 group of questions, 2 answers in the key/)).toBeVisible()
})

test('uncertain readings are listed beside their line, and highlighted in the text', async () => {
  const remote = await openNew()
  const dialog = await openPaste(remote, readExample('kites').replace('6 basket\n', ''))
  const doubts = within(await dialog.findByRole('region', { name: 'Please check' }))
  expect(doubts.getByText(/^The key has no answer/)).toHaveTextContent('Question 6: The key has no answer.')
  await remote.user.click(doubts.getByRole('button', { name: /^Show line \d+: Questions 5–7/ }))
  const area = dialog.getByRole('textbox', { name: /^Text of the test/ }) as HTMLTextAreaElement // it is
  await waitFor(() => expect(area).toHaveFocus())
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Questions 5–7')
})

test('a task chosen for one block applies to the next one like it', async () => {
  const remote = await openNew()
  const block = (first: number) =>
    `Questions ${first}–${first + 1}\nThink about the picture.\n${first} The first of them\n${first + 1} The second of them`
  const dialog = await openPaste(remote, `${block(1)}\n\n${block(3)}`)
  await remote.user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Task of Questions 1–2' }),
    'Short answers',
  )
  expect(dialog.getByRole('combobox', { name: 'Task of Questions 3–4' })).toHaveDisplayValue('Short answers')
  expect(dialog.getAllByText('as you chose for similar questions')).toHaveLength(1)
})

test('a group that is left out is not added, and closing the dialog adds nothing', async () => {
  const remote = await openNew()
  const dialog = await openPaste(remote, readExample('kites'))
  await remote.user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Task of Questions 5–7' }),
    'Leave out',
  )
  expect(dialog.getByRole('button', { name: 'Add 1 passage, 4 questions' })).toBeVisible()
  await remote.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
})

// proves B59
test('headings come with the printed example, which is not asked and can be asked again', async () => {
  const remote = await openNew()
  const { user } = remote
  const dialog = await openPaste(remote, readExample('wells'))
  await user.click(await dialog.findByRole('button', { name: 'Add 1 passage, 4 questions' }))
  const headings = group(/^Questions 1–4, Matching headings/)
  expect(headings.getByRole('combobox', { name: 'Example' })).toHaveDisplayValue('Paragraph A')
  expect(headings.getByRole('combobox', { name: 'Its heading' })).toHaveDisplayValue('ii Digging by hand')
  expect(screen.getByText('Example: ii Digging by hand')).toBeVisible()
  await user.selectOptions(headings.getByRole('combobox', { name: 'Example' }), 'Paragraph C')
  const asked = group(/^Questions 1–4, Matching headings/)
  await waitFor(() =>
    expect(
      asked.getAllByRole('textbox', { name: /^Question/ }).map((each) => (each as HTMLTextAreaElement).value), // they are
    ).toEqual(['Paragraph A', 'Paragraph B', 'Paragraph D', 'Paragraph E']),
  )
  await user.selectOptions(asked.getByRole('combobox', { name: 'Example' }), 'No example')
  const all = within(await screen.findByRole('region', { name: /^Questions 1–5, Matching headings/ }))
  expect(all.getByRole('textbox', { name: 'Question 3' })).toHaveValue('Paragraph C')
})

// proves B55
test('an IELTS task is added with its instruction, limit and options over a type of the server', async () => {
  const remote = await openNew()
  const { user } = remote
  await user.click(screen.getByRole('button', { name: 'Add passage' }))
  await user.click(screen.getByRole('button', { name: 'Yes, No, Not given' }))
  const views = group(/^Questions 1–5/)
  expect(views.getByRole('textbox', { name: 'Option 1' })).toHaveValue('YES')
  await user.click(screen.getByRole('button', { name: 'Short answers' }))
  const short = group(/^Questions 6–10/)
  expect(short.getByRole('textbox', { name: /^Word limit/ })).toHaveValue('3')
  expect(short.getByRole('textbox', { name: /^Instruction/ })).toHaveValue(
    'Answer the questions below. Choose NO MORE THAN THREE WORDS from the passage for each answer.',
  )
})

// proves B58
test('a group is converted in one step after a preview of what is lost', async () => {
  const remote = await openNew()
  const { user } = remote
  await openSeeded(remote)
  await openPassage(remote, 1)
  const notes = group(/^Questions 8–13, Note completion/)
  await user.click(notes.getByRole('button', { name: 'Convert…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert questions 8–13' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'True, False, Not given')
  expect(dialog.getByText(/^6 answers: 8 \(“night”\)/)).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'Summary completion from a list')
  expect(dialog.queryByText(/answers: /)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Convert' }))
  const list = group(/^Questions 8–13, Summary completion from a list/)
  expect(list.getByRole('combobox', { name: 'Answer 8' })).toHaveDisplayValue('A')
  expect(list.getByRole('textbox', { name: 'Option A' })).toHaveValue('night')
  await undo(remote)
  expect(group(/^Questions 8–13, Note completion/).getByRole('textbox', { name: 'Answer 8' })).toHaveValue(
    'night',
  )
})

test('a passage is copied with its questions and pasted into another mock, and nothing else is', async () => {
  const remote = await openNew()
  const { user } = remote
  await openSeeded(remote)
  await openPassage(remote, 1)
  const title = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Title/ })[0]?.value ?? ''
  const [copy = document.body] = screen.getAllByRole('button', { name: 'Copy' })
  await user.click(copy)
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject({ message: 'Copied the passage' }))
  await remote.router.navigate('/mocks/reading/new')
  await screen.findByRole('textbox', { name: /^Name/ })
  await user.click(screen.getByRole('button', { name: 'Paste passage' }))
  expect(await screen.findByRole('heading', { name: 'Passage 1' })).toBeVisible()
  expect(screen.getAllByRole('textbox', { name: /^Title/ })[0]).toHaveValue(title)
  expect(screen.getByRole('region', { name: /^Questions 8–13, Note completion/ })).toBeVisible()
  await undo(remote)
  expect(screen.queryByRole('treeitem', { name: /^Passage 1/ })).toBeNull()
  await remote.router.navigate('/mocks/listening/new')
  await user.click(await screen.findByRole('button', { name: 'Paste part' }))
  await waitFor(() =>
    expect(remote.notices.at(-1)).toMatchObject({
      kind: 'error',
      description: 'The clipboard holds a part of a reading mock, which a listening mock cannot have.',
    }),
  )
})

// proves 4.6, B58
test('questions are copied in one mock and pasted into another, and anything else is refused with an explanation', async () => {
  const remote = await openNew()
  const { user } = remote
  const seeded = await openSeeded(remote)
  await openPassage(remote, 1)
  const copy = group(/^Questions 8–13/).getByRole('button', { name: 'Copy' })
  await user.click(copy)
  await waitFor(() => expect(copy).toHaveTextContent('Copied!'))
  await waitFor(() =>
    expect(remote.notices.at(-1)).toMatchObject({ message: 'Copied the questions', duration: 2000 }),
  )
  await waitFor(() => expect(copy).toHaveTextContent(/^Copy$/))
  await remote.router.navigate('/mocks/reading/new')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Of another')
  await chooseBook(remote)
  await user.click(screen.getByRole('button', { name: 'Add passage' }))
  await user.click(screen.getByRole('button', { name: 'Paste questions' }))
  expect(await screen.findByRole('region', { name: /^Questions 1–6, Note completion/ })).toBeVisible()
  await navigator.clipboard.writeText('Ice was cut on ponds.')
  await user.click(screen.getByRole('button', { name: 'Paste questions' }))
  await waitFor(() =>
    expect(remote.notices.at(-1)).toMatchObject({
      kind: 'error',
      description: expect.stringMatching(/^The clipboard holds something other than questions/),
    }),
  )

  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(remote.router.state.location.pathname).toMatch(/^\/mocks\/reading\/\d+\/edit$/))
  const id = Number(remote.router.state.location.pathname.split('/')[3])
  const stored = (await fetchMock(remote.api, 'reading', id)).reading_questions?.passages[0]?.questions[0]
  const first = seeded.reading_questions?.passages[0]?.questions[1]
  expect(stored).toMatchObject({
    ...first,
    id: expect.any(String),
    questions: first?.questions.map(({ text }) => ({ text })),
  })
  expect(stored?.id).not.toBe(first?.id)
})

// proves 8.5
test('questions that cannot be copied stay where they are, and only the log reports it', async () => {
  const remote = await openNew()
  const { user, platform } = remote
  await openSeeded(remote)
  await openPassage(remote, 2)
  const before = remote.notices.length
  const headings = group(/^Questions 14–20, Matching headings/)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'))
  await user.click(headings.getByRole('button', { name: 'Cut' }))
  const failed = { kind: 'log', level: 'error', message: 'Copying failed' }
  await waitFor(() => expect(platform.telemetryRecords).toEqual([failed]))
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  onTestFinished(() => clipboard.mockRestore())
  await user.click(headings.getByRole('button', { name: 'Copy' }))
  const unsupported = { kind: 'log', level: 'warn', message: 'Clipboard is not supported' }
  await waitFor(() => expect(platform.telemetryRecords).toEqual([failed, unsupported]))
  expect(headings.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(remote.notices).toHaveLength(before)
})

test('cut questions leave their passage, and undo restores them', async () => {
  const remote = await openNew()
  await openSeeded(remote)
  await openPassage(remote, 2)
  await remote.user.click(group(/^Questions 14–20/).getByRole('button', { name: 'Cut' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /Matching headings/ })).toBeNull())
  await undo(remote)
  expect(group(/^Questions 14–20, Matching headings/)).toBeDefined()
})

// proves B60
test('headings are placed by keyboard, a question is flagged, and the review lists what is left', async () => {
  const remote = await openNew()
  const { user } = remote
  await openSeeded(remote)
  await user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = within(await screen.findByRole('dialog', { name: /^Sitting Harbour 1/ }))
  await user.click(sitting.getByRole('button', { name: 'Question 14, not answered' }))
  const [option] = sitting.getAllByRole('button', { name: /^i / })
  option?.focus()
  await user.keyboard('{Enter}')
  const [place] = sitting.getAllByRole('button', { name: 'Put i at question 15' })
  place?.focus()
  await user.keyboard('{Enter}')
  expect(sitting.getByRole('combobox', { name: 'Your answer to question 15' })).toHaveDisplayValue('i')
  expect(option).toBeDisabled()
  await user.click(sitting.getByRole('button', { name: 'Remove the heading of question 15' }))
  expect(option).toBeEnabled()
  await user.selectOptions(sitting.getByRole('combobox', { name: 'Your answer to question 15' }), 'i')
  await user.click(sitting.getByRole('button', { name: 'Flag question 15' }))

  await user.click(sitting.getByRole('button', { name: 'Review answers' }))
  expect(sitting.getByText(/^39 not answered, 1 flagged, 1 answered/)).toBeVisible()
  const flagged = within(sitting.getByRole('region', { name: 'Flagged' }))
  await user.click(flagged.getByRole('button', { name: 'Question 15, answered, flagged' }))
  expect(sitting.getByRole('button', { name: 'Flag question 15' })).toHaveAttribute('aria-pressed', 'true')
})

test('notes, a chart and a text without letters are previewed as they are printed', async () => {
  const remote = await openNew()
  const dialog = await openPaste(
    remote,
    `READING PASSAGE 1
Ice in summer

Ice was cut by hand on the lakes of the north, and in a good winter there was enough for two years.

Ships took it south in sawdust, which kept it for months on the way.

Questions 1–2
Complete the notes below.
Choose ONE WORD ONLY from the passage for each answer.
The trade in ice
Cutting
• cut by 1 ………
• sold to kings
Transport
• packed in 2 ………

Questions 3–4
Complete the flow-chart below.
Choose ONE WORD ONLY from the passage for each answer.
Ice is cut by 3 ………
↓
It is packed in 4 ………`,
  )
  await remote.user.click(await dialog.findByRole('button', { name: 'Add 1 passage, 4 questions' }))
  await remote.user.click(await screen.findByRole('treeitem', { name: /^Passage 1/ }))
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  const passage = preview.getByText(/^Ice was cut/)
  expect(passage.closest('section, article, div')).not.toHaveTextContent(/\bA\b/)
  for (const line of ['Cutting', 'Transport']) expect(preview.getByText(line)).toBeVisible()
  expect(preview.getByText(/sold to kings/)).not.toHaveTextContent(/Transport|packed/)
  expect(preview.getByText(/^It is packed in/).closest('section')).not.toHaveTextContent('↓')
})
