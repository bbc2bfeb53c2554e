import { toBlankMock } from '@console/ielts'
import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createMock, fetchMock, fetchMocks } from '../../api/mock.api.ts'
import { buildMockPayload } from '../../api/mock-document.ts'
import { chooseBook } from '../../authoring/testing/choose-book.ts'
import mocks from '../../remote.ts'

/** The first seeded reading mock: three passages and 40 questions, with draggable headings in the second. */
async function openSeeded(place: 'edit' | '') {
  const remote = await renderRemote(mocks, { path: '/mocks/reading/' })
  const rows = await fetchMocks(remote.api, 'reading')
  const id = rows.find(({ name }) => name === 'Harbour 1: Academic Reading, Test 1')?.id ?? 0
  await remote.router.navigate(`/mocks/reading/${id}/${place}`)
  const read = () => fetchMock(remote.api, 'reading', id)
  return { ...remote, id, read, before: await read() }
}

async function openEditor() {
  const remote = await openSeeded('edit')
  await screen.findByRole('tree')
  return remote
}

const openPassage = ({ user }: Pick<RenderedRemote, 'user'>, number: number) =>
  user.click(screen.getByRole('treeitem', { name: new RegExp(`^Passage ${number}`) }))

const group = (name: RegExp) => within(screen.getByRole('region', { name }))

const save = ({ user }: Pick<RenderedRemote, 'user'>) => user.keyboard('{Control>}s{/Control}')

// proves 1.9, 2.31, 7.17
test('a mock with facts, gaps, headings and letters is created from scratch and saved on the server', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/reading/new', seed: 'books' })
  const { user } = remote
  await screen.findByRole('tree')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ice')
  await chooseBook(remote)
  await user.click(screen.getByRole('button', { name: 'Add passage' }))
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'The ice trade')
  await user.click(screen.getByRole('textbox', { name: 'Paragraph A' }))
  await user.paste('Ice was cut on frozen ponds.\n\nSawdust kept it cold.')
  expect(screen.getByRole('textbox', { name: 'Paragraph B' })).toHaveValue('Sawdust kept it cold.')

  await user.click(screen.getByRole('button', { name: 'Matching headings' }))
  const headings = group(/^Questions 1–2, Matching headings/)
  for (const key of ['i', 'ii', 'iii']) {
    await user.type(headings.getByRole('textbox', { name: `Option ${key}` }), `Heading ${key}`)
  }
  // A new option gets the first unused numeral, in its position.
  await user.click(headings.getByRole('button', { name: 'Remove option ii' }))
  await user.click(headings.getByRole('button', { name: 'Add heading' }))
  expect(headings.getAllByRole('textbox', { name: /^Option/ })[1]).toHaveAccessibleName('Option ii')
  await user.type(headings.getByRole('textbox', { name: 'Option ii' }), 'Heading ii')
  for (const key of ['iv', 'v', 'vi'].toReversed()) {
    await user.click(headings.getByRole('button', { name: `Remove option ${key}` }))
  }
  await user.selectOptions(headings.getByRole('combobox', { name: 'Answer 1' }), 'iii')
  await user.selectOptions(headings.getByRole('combobox', { name: 'Answer 2' }), 'i')

  await user.click(screen.getByRole('button', { name: 'Sentence completion' }))
  const gaps = group(/^Questions 3–7, Sentence completion/)
  for (const number of [7, 6, 5, 4]) {
    await user.click(gaps.getByRole('button', { name: `Remove question ${number}` }))
  }
  const one = group(/^Question 3, Sentence completion/)
  await user.type(one.getByRole('textbox', { name: 'Question 3' }), 'It was kept cold by _____.')
  await user.type(one.getByRole('textbox', { name: 'Answer 3' }), 'sawdust')

  await user.click(screen.getByRole('button', { name: 'Multiple choice, several answers' }))
  const set = group(/^Questions 4–5, Multiple choice, several/)
  await user.type(set.getByRole('textbox', { name: 'Question 4' }), 'Which TWO are named?')
  await user.click(set.getByRole('checkbox', { name: 'B' }))
  await user.click(set.getByRole('checkbox', { name: 'D' }))

  await save(remote)
  await waitFor(() => expect(remote.router.state.location.pathname).toMatch(/^\/mocks\/reading\/\d+\/edit$/))
  const [row] = await fetchMocks(remote.api, 'reading')
  expect(row).toMatchObject({ name: 'Ice', total_question: 5, total_marks: 5 })
  const stored = (await fetchMock(remote.api, 'reading', row?.id ?? 0)).reading_questions?.passages[0]
  expect(stored).toMatchObject({
    type: 'draganddrop',
    paragraphs: [
      { heading: { id: 'iii', text: 'Heading iii' } },
      { heading: { id: 'i', text: 'Heading i' } },
    ],
    questions: [
      { type: 'matching_headings', correct_answer: ['iii', 'i'], marks: 2 },
      { type: 'sentence_completion', correct_answer: ['sawdust'], wordlimit: 2, marks: 1 },
      { type: 'multiple_choice_multiple', correct_answer: ['B', 'D'], marks: 2 },
    ],
  })
  expect(stored?.paragraphs.map(({ dropId }) => dropId)).toEqual(
    stored?.questions[0]?.questions.map(({ id }) => id),
  )
})

// proves B55
test('a template creates a whole test of three passages and 40 questions', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/reading/new', seed: 'books' })
  await remote.user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  await remote.user.click(await screen.findByRole('treeitem', { name: /^Details/ }))
  await remote.user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ice')
  await chooseBook(remote)
  await save(remote)
  await waitFor(() => expect(remote.router.state.location.pathname).toMatch(/^\/mocks\/reading\/\d+\/edit$/))
  const [row] = await fetchMocks(remote.api, 'reading')
  expect(row).toMatchObject({ name: 'Ice', total_question: 40, total_marks: 40, duration: 60 })
  const stored = await fetchMock(remote.api, 'reading', row?.id ?? 0)
  expect(stored.reading_questions?.passages).toHaveLength(3)
})

// proves 2.33, 7.17
test('changing a heading changes its paragraph and nothing else of the mock', async () => {
  const remote = await openEditor()
  await openPassage(remote, 2)
  const headings = group(/^Questions 14–20, Matching headings/)
  await remote.user.selectOptions(headings.getByRole('combobox', { name: 'Answer 14' }), 'vii')
  await save(remote)
  await waitFor(async () =>
    expect((await remote.read()).reading_questions?.passages[1]?.paragraphs[0]?.heading).toEqual({
      id: 'vii',
      text: 'The financial case for felling old trees',
    }),
  )
  const before = remote.before.reading_questions?.passages ?? []
  const after = (await remote.read()).reading_questions?.passages ?? []
  expect(after[0]).toEqual(before[0])
  expect(after[2]).toEqual(before[2])
  expect(after[1]?.paragraphs.slice(1)).toEqual(before[1]?.paragraphs.slice(1))
  expect(after[1]?.questions[0]).toEqual({
    ...before[1]?.questions[0],
    correct_answer: ['vii', ...(before[1]?.questions[0]?.correct_answer.slice(1) ?? [])],
  })
})

test('an answer that is not in the passage is an issue that links to its place', async () => {
  const remote = await openEditor()
  await openPassage(remote, 1)
  const answer = screen.getByRole('textbox', { name: 'Answer 8' })
  await remote.user.clear(answer)
  await remote.user.type(answer, 'midnight')
  await openPassage(remote, 2)
  await remote.user.click(
    await screen.findByRole('button', {
      name: /“midnight”, question 8, is not in the passage word for word/,
    }),
  )
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer 8' })).toHaveFocus())
})

test('a word limit that differs from the instruction has a one-step fix', async () => {
  const remote = await openEditor()
  await openPassage(remote, 1)
  const notes = group(/^Questions 8–13, Note completion/)
  const limit = notes.getByRole('textbox', { name: /^Word limit/ })
  await remote.user.clear(limit)
  await remote.user.type(limit, '3')
  await remote.user.click(await screen.findByRole('button', { name: 'Set the limit to 1' }))
  expect(limit).toHaveValue('1')
  await remote.user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(limit).toHaveValue('3'))
})

test('Escape leaves a sitting at once until something is answered, and then asks', async () => {
  const { user } = await openEditor()
  const sit = async () => {
    await user.click(screen.getByRole('button', { name: 'Sit the test' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Sitting Harbour 1/ }))
    dialog.getByRole('button', { name: 'Leave the test' }).focus()
    return dialog
  }
  await sit()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sitting = await sit()
  const answer = await sitting.findByRole('combobox', { name: 'Your answer to question 1' })
  await user.selectOptions(answer, 'TRUE')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Leave the test?' }))
  await user.click(question.getByRole('button', { name: 'Continue the test' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Leave the test?' })).not.toBeInTheDocument(),
  )
  expect(answer).toHaveValue('TRUE')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a column of answers is pasted over the key in one step after a preview, and paragraphs follow', async () => {
  const remote = await openEditor()
  const { user } = remote
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Answer key' }))
  expect(sheet.getByText(/^Answers wait for “Save changes”.* are kept as you type\.$/)).toBeVisible()
  await user.click(sheet.getByRole('textbox', { name: /^Paste a column/ }))
  await user.paste('1 FALSE\n2 NOT GIVEN\n14 vii\n21 B\n22 C\n99 A')
  expect(sheet.getByText('4 answers would change. There is no question 99.')).toBeVisible()
  expect(sheet.getByRole('textbox', { name: 'Key of question 2' })).toHaveValue('TRUE')
  await user.click(sheet.getByRole('button', { name: 'Apply' }))
  const keys = () =>
    [1, 2, 14, 21, 22].map(
      (number) => sheet.getByRole<HTMLInputElement>('textbox', { name: `Key of question ${number}` }).value,
    )
  expect(keys()).toEqual(['FALSE', 'NOT GIVEN', 'vii', 'B', 'C'])
  const first = sheet.getByRole('textbox', { name: 'Key of question 1' })
  first.focus()
  fireEvent.keyDown(first, { key: 'Enter', isComposing: true })
  expect(first).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Key of question 2' })).toHaveFocus())
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await save(remote)
  await waitFor(async () => {
    const passages = (await remote.read()).reading_questions?.passages
    expect(passages?.[1]?.questions[1]?.correct_answer).toEqual(['B', 'C'])
    expect(passages?.[1]?.paragraphs[0]?.heading).toMatchObject({ id: 'vii' })
  })
  await user.click(screen.getByRole('button', { name: /^Undo: / }))
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  expect(await screen.findByRole('textbox', { name: 'Key of question 2' })).toHaveValue('TRUE')
})

test('warns about a pasted answer that is not one of the options before it is applied', async () => {
  const { user } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Answer key' }))
  await user.click(sheet.getByRole('textbox', { name: /^Paste a column/ }))
  await user.paste('1 FALSE\n2 A\n8 anything')
  const wrong = sheet.getAllByText('Not one of the options')
  expect(wrong.map((each) => each.closest('tr')?.querySelector('th')?.textContent)).toEqual(['2'])
})

test('the answer sheet shows what each answer accepts and what is wrong with it, and accepts a printed key', async () => {
  const remote = await openEditor()
  const { user } = remote
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Answer key' }))
  expect(sheet.getByRole('rowheader', { name: /^Questions 1–7 · True, False, Not given$/ })).toBeVisible()
  const field = (number: number) => sheet.getByRole('textbox', { name: `Key of question ${number}` })
  const write = async (number: number, answer: string) => {
    await user.clear(field(number))
    await user.type(field(number), answer)
  }
  await write(8, 'night(s)')
  expect(field(8)).toHaveValue('night(s)')
  expect(sheet.getByText('Accepts night, nights')).toBeVisible()
  await write(1, 'ng')
  await write(2, 'Z')
  expect(field(8)).toHaveValue('night|nights')
  expect(field(1)).toHaveValue('NOT GIVEN')
  await waitFor(() => expect(field(2)).toBeInvalid())
  expect(sheet.getByText('The answer to question 2, “Z”, is not one of the options')).toBeVisible()

  await user.click(field(1))
  await user.paste('Reading Answer Keys\nPASSAGE 1\n1 T\n2 F\n21&22 IN EITHER ORDER E, B\nsee the script')
  expect(sheet.getByRole('status')).toHaveTextContent(
    '4 answers would change. Not understood: “see the script”.',
  )
  await user.click(sheet.getByRole('button', { name: 'Apply' }))
  expect([1, 2, 21, 22].map((number) => field(number).getAttribute('value'))).toEqual([
    'TRUE',
    'FALSE',
    'E',
    'B',
  ])
})

test('the test is sat and marked: raw score, indicative band with its source, and a reason per question', async () => {
  const remote = await openEditor()
  await remote.user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = within(await screen.findByRole('dialog', { name: /^Sitting Harbour 1/ }))
  await remote.user.selectOptions(
    sitting.getByRole('combobox', { name: 'Your answer to question 1' }),
    'FALSE',
  )
  await remote.user.type(sitting.getByRole('textbox', { name: 'Your answer to question 8' }), 'Night')
  await remote.user.click(sitting.getByRole('button', { name: 'Question 14, not answered' }))
  expect(sitting.getByRole('heading', { name: 'A canopy for the city' })).toBeVisible()
  await remote.user.click(sitting.getByRole('button', { name: 'Review answers' }))
  expect(sitting.getByText(/^38 not answered, 0 flagged, 2 answered/)).toBeVisible()
  await remote.user.click(sitting.getByRole('button', { name: 'Hand in' }))
  const result = within(sitting.getByRole('region', { name: 'Result' }))
  expect(result.getByRole('heading', { name: '2 of 40 right, 2 of 40 marks' })).toBeVisible()
  expect(result.getByText('Indicative band below 4.5.')).toBeVisible()
  expect(result.getByRole('row', { name: '8 Night Right Matches the key' })).toBeVisible()
  expect(result.getByRole('row', { name: '2 – Wrong Not answered' })).toBeVisible()
})

// proves 2.32
test('a mock is shown as a document with its key, its marks and its health', async () => {
  await openSeeded('')
  expect(await screen.findByRole('heading', { level: 1, name: /Harbour 1: Academic Reading/ })).toBeVisible()
  expect(screen.getByText('Academic · 60 minutes · 40 questions · 40 marks')).toBeVisible()
  expect(screen.getByText('Published')).toBeVisible()
  expect(screen.getByText('No problems', { selector: 'p' })).toBeVisible()
  expect(screen.getByText('sawdust')).toBeVisible()
  expect(screen.getAllByText('Choose the correct letter, A, B, C or D.')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', expect.stringMatching(/\/edit$/))
})

test('a passage and a rubric show their lines, whatever ends them on the server', async () => {
  const { api, router } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const paragraph = {
    id: 1,
    content: 'Ice was cut\u2029by hand\u0085in winter.',
    heading: null,
    dropId: null,
  }
  const facts = {
    ...{ id: 1, type: 'identifying_information', title: null, wordlimit: null, marks: 1, options: null },
    ...{ instruction: 'Read.\u000bAnswer.', questions: [{ id: 1, text: 'Ice' }], correct_answer: ['TRUE'] },
  }
  const passage = { id: 1, type: null, title: 'Ice', paragraphs: [paragraph], questions: [facts] }
  const mock = {
    ...toBlankMock('reading'),
    name: 'Ice',
    ielts_book_id: 1,
    questions: { passages: [passage] },
  }
  const created = await createMock(api, 'reading', buildMockPayload(mock, null))
  await router.navigate(`/mocks/reading/${created?.id}/`)
  expect((await screen.findByText(/^Ice was cut/)).textContent).toBe('Ice was cut\nby hand\nin winter.')
  expect(screen.getByText(/^Read\./).textContent).toBe('Read.\nAnswer.')
})

test('summaries, notes and tables are shown with their gaps', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/reading/' })
  const rows = await fetchMocks(remote.api, 'reading')
  const toId = (name: string) => rows.find((row) => row.name.startsWith(name))?.id ?? 0
  await remote.router.navigate(`/mocks/reading/${toId('Meridian 4')}/`)
  expect(await screen.findByRole('heading', { name: 'Natural dyes' })).toBeVisible()
  const dyes = within(await screen.findByRole('table'))
  expect(dyes.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'substance',
    'source',
    'what the passage says about it',
  ])
  expect(dyes.getByRole('row', { name: /^Madder/ })).toHaveTextContent(/^Madder9roots of a climbing plant/)
  expect(screen.getByText(/^Touch tours for blind visitors/).parentElement).toHaveTextContent(
    /led by museum .*Although/,
  )
})

test('says that the mock of an address does not exist, and links to the list', async () => {
  await renderRemote(mocks, { path: '/mocks/reading/99999/edit', seed: 'staff-only' })
  await screen.findByRole('heading', { name: 'Reading mock 99999 was not found' })
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/mocks/reading/')
})

test('clicking a paragraph or a question in the preview edits it', async () => {
  const remote = await openEditor()
  await openPassage(remote, 1)
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  const { passages } = remote.before.reading_questions ?? {}
  const [, second] = passages?.[0]?.paragraphs ?? []
  const text = second?.content ?? 'none'
  await remote.user.click(
    preview.getByText((_, element) => element?.tagName === 'P' && element.textContent.endsWith(text)),
  )
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Paragraph B' })).toHaveFocus())
})

test('answers missing from a key in one list shift nothing, and are reported where they are missing', async () => {
  const { user, api, router } = await renderRemote(mocks, { path: '/mocks/reading/' })
  const rows = await fetchMocks(api, 'reading')
  const id = rows.find(({ name }) => name === 'Harbour 1: Academic Reading, Test 1')?.id ?? 0
  const before = await fetchMock(api, 'reading', id)
  const reading = before.reading_questions
  const passages = reading?.passages.map((passage, index) => ({
    ...passage,
    questions: passage.questions.map((each, place) =>
      index > 0 || place > 1
        ? each
        : {
            ...each,
            questions: each.questions?.map(({ answer: _answer, ...question }) => question),
            correct_answer: [['TRUE', 'TRUE', 'TRUE', 'TRUE', 'TRUE', '', ''], ['night']][place],
          },
    ),
  }))
  const body = { ...before, reading_questions: { ...reading, passages } }
  await api.request({ method: 'PUT', path: `mocks/reading/${id}`, body, schema: z.unknown() })
  await router.navigate(`/mocks/reading/${id}/edit`)
  await screen.findByRole('tree')
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Answer key' }))
  const field = (number: number) => sheet.getByRole('textbox', { name: `Key of question ${number}` })
  const said = sheet.getByText('Questions 6 to 7 have no answer in the key')
  expect(said.closest('tr')).toContainElement(field(6))
  for (const number of [6, 7]) expect(field(number)).toBeInvalid()
  expect(field(1)).toBeValid()
  expect([8, 9, 13].map((number) => field(number).getAttribute('value'))).toEqual(['night', '', ''])
  expect(field(14)).toHaveValue('v')
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('treeitem', { name: /^Passage 1/ }))
  expect(screen.getByRole('treeitem', { name: /^8–13/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = within(await screen.findByRole('dialog', { name: /^Sitting Harbour 1/ }))
  expect(sitting.getByRole('textbox', { name: 'Your answer to question 13' })).toBeVisible()
  expect(sitting.getByRole('button', { name: 'Question 40, not answered' })).toBeVisible()
})

test('a template leads to its first field, from when on the test can be sat, and Enter in the outline to that of the part', async () => {
  const { user } = await renderRemote(mocks, { path: '/mocks/reading/new', seed: 'books' })
  const template = await screen.findByRole('button', { name: /^Full test, Academic/ })
  expect(screen.queryByRole('button', { name: 'Sit the test' })).not.toBeInTheDocument()
  await user.click(template)
  expect(screen.getByRole('button', { name: 'Sit the test' })).toBeVisible()
  const field = (name: string) =>
    within(screen.getByRole('region', { name: 'Editor' })).getAllByRole('textbox', { name })[0]
  await waitFor(() => expect(field('Title')).toHaveFocus())
  screen.getByRole('treeitem', { name: /^Passage 1/ }).focus()
  await user.keyboard('{End}{Enter}')
  expect(screen.getByRole('treeitem', { name: /^Passage 3/, selected: true })).toBeVisible()
  await waitFor(() => expect(field('Title')).toHaveFocus())
  screen.getByRole('treeitem', { name: /^Passage 3/ }).focus()
  await user.keyboard('{Home}{Enter}')
  await waitFor(() => expect(field('Name')).toHaveFocus())
})

test('Escape leaves an empty paste dialog at once, and asks before it drops a text', async () => {
  const { user } = await renderRemote(mocks, { path: '/mocks/reading/new', seed: 'books' })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Paste a printed test/ }))
    return within(await screen.findByRole('dialog', { name: 'Paste a printed test' })).findByRole('textbox')
  }
  const text = await open()
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled()
  await user.type(text, 'READING PASSAGE 1')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Leave without adding?' }))
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(text).toHaveValue('READING PASSAGE 1')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
