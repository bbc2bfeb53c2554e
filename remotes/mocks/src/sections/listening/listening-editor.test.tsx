import { toBlankMock } from '@console/ielts'
import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createMock, fetchMock, fetchMocks } from '../../api/mock.api.ts'
import { buildMockPayload, toMockDocument } from '../../api/mock-document.ts'
import { chooseBook } from '../../authoring/testing/choose-book.ts'
import mocks from '../../remote.ts'

/** A seeded mock of four parts and 40 questions, with tables, notes, choices, drag-and-drop and a flow chart. */
async function openSeeded(place: 'edit' | '') {
  const remote = await renderRemote(mocks, { path: '/mocks/listening/' })
  const rows = await fetchMocks(remote.api, 'listening')
  const id = rows.find(({ name }) => name === 'Harbour 2: Listening, Test 1')?.id ?? 0
  await remote.router.navigate(`/mocks/listening/${id}/${place}`)
  const read = () => fetchMock(remote.api, 'listening', id)
  return { ...remote, id, read, before: await read() }
}

async function openEditor() {
  const remote = await openSeeded('edit')
  await screen.findByRole('tree')
  return remote
}

const openPart = ({ user }: Pick<RenderedRemote, 'user'>, number: number) =>
  user.click(screen.getByRole('treeitem', { name: new RegExp(`^Part ${number}`) }))

const group = (name: RegExp) => within(screen.getByRole('region', { name }))

const save = ({ user }: Pick<RenderedRemote, 'user'>) => user.keyboard('{Control>}s{/Control}')

/** Escapes brackets, which user-event reads as key names. */
const typed = (text: string) => text.replaceAll('[', '[[')

// proves 2.34, 3.20, 7.18, 3.25
test('a mock of notes, a table, letters and a map is created from scratch and saved on the server', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/listening/new', seed: 'books' })
  const { user } = remote
  await screen.findByRole('tree')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Harbour')
  await chooseBook(remote)
  await user.type(
    screen.getByRole('textbox', { name: /^Address of the recording/ }),
    'https://media.example.com/harbour.mp3',
  )
  await user.click(screen.getByRole('button', { name: 'Add part' }))
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Hiring a boat')

  await user.click(screen.getByRole('button', { name: 'Note completion' }))
  const notes = group(/^Questions 1–5, Note completion/)
  await user.clear(notes.getByRole('textbox', { name: 'Question 1' }))
  await user.click(notes.getByRole('textbox', { name: 'Line 1' }))
  await user.paste('Boats\nDeposit is £[[50|fifty]] a week\nBring a [[torch]]')
  // Fills the template’s empty lines.
  await notes.findByDisplayValue('Bring a [[torch]]')
  for (const number of [4, 3])
    await user.click(notes.getByRole('button', { name: `Remove question ${number}` }))

  await user.click(screen.getByRole('button', { name: 'Table completion' }))
  const table = group(/^Questions 3–7, Table completion/)
  for (const row of [5, 4, 3, 2]) await user.click(table.getByRole('button', { name: `Remove row ${row}` }))
  await user.type(screen.getByRole('textbox', { name: 'Row 1, column 1' }), 'Rowing boat')
  const cell = screen.getByRole('textbox', { name: 'Question 3, row 1, column 2' })
  await user.clear(cell)
  await user.type(cell, typed('£[[18]] an hour'))

  await user.click(screen.getByRole('button', { name: 'Multiple choice, several answers' }))
  const set = group(/^Questions 4–5, Multiple choice, several/)
  await user.type(set.getByRole('textbox', { name: 'Question 4' }), 'Which TWO are free?')
  await user.click(set.getByRole('checkbox', { name: 'B' }))
  await user.click(set.getByRole('checkbox', { name: 'D' }))

  await user.click(screen.getByRole('button', { name: 'Plan, map or diagram labelling' }))
  const map = group(/^Questions 6–10, Map or plan labelling/)
  await user.type(map.getByRole('textbox', { name: 'Question 6' }), 'Café')
  await user.selectOptions(map.getByRole('combobox', { name: 'Answer 6' }), 'C')
  // The outline numbers questions like the answer sheet.
  await waitFor(() => {
    const rows = screen.getAllByRole('treeitem').slice(2)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1–2Note completion/),
      expect.stringMatching(/^3Table completion/),
      expect.stringMatching(/^4–5Multiple choice/),
      expect.stringMatching(/^6–10Map or plan/),
    ])
  })

  await save(remote)
  await waitFor(() =>
    expect(remote.router.state.location.pathname).toMatch(/^\/mocks\/listening\/\d+\/edit$/),
  )
  const [row] = await fetchMocks(remote.api, 'listening')
  expect(row).toMatchObject({ name: 'Harbour', total_question: 10, total_marks: 10 })
  const stored = (await fetchMock(remote.api, 'listening', row?.id ?? 0)).listening_questions
  expect(stored?.recording).toBe('https://media.example.com/harbour.mp3')
  expect(stored?.parts[0]?.title).toBe('Hiring a boat')
  expect(stored?.parts[0]?.questions).toMatchObject([
    {
      type: 'note_completion',
      question: [
        { text: 'Boats' },
        { text: 'Deposit is', blank: { position: 'end', prefix: '£', suffix: 'a week' } },
        { text: 'Bring a', blank: { position: 'end', prefix: null, suffix: null } },
      ],
      correct_answer: ['50|fifty', 'torch'],
      marks: 2,
    },
    {
      type: 'table_completion',
      question: {
        rows: [
          [
            { type: 'fixed', value: 'Rowing boat' },
            { type: 'blank', placeholder: '3', prefix: '£', suffix: 'an hour' },
          ],
        ],
      },
      correct_answer: ['18'],
      marks: 1,
    },
    { type: 'multiple_choice_multiple', correct_answer: ['B', 'D'], marks: 2 },
    { type: 'map_labeling', correct_answer: ['C', '', '', '', ''], marks: 5 },
  ])
})

test('shows the length of a recording that loaded before its screen appeared', async () => {
  const media = HTMLMediaElement.prototype
  const readyState = vi.spyOn(media, 'readyState', 'get').mockReturnValue(media.HAVE_METADATA)
  const duration = vi.spyOn(media, 'duration', 'get').mockReturnValue(60)
  await openSeeded('')
  await screen.findByText('Length 1:00')
  readyState.mockRestore()
  duration.mockRestore()
})

// proves 2.36, 7.18
test('changing an answer in its line changes nothing else of the mock', async () => {
  const remote = await openEditor()
  await openPart(remote, 4)
  const line = screen.getByRole('textbox', { name: 'Question 34' })
  expect(line).toHaveValue('Gas was made by heating [[coal]]')
  await remote.user.clear(line)
  await remote.user.type(line, typed('Gas was made by heating [[wood]]'))
  await save(remote)
  const part = async () => (await remote.read()).listening_questions?.parts[3]?.questions[0]
  const before = remote.before.listening_questions?.parts ?? []
  const own = before[3]?.questions[0]
  await waitFor(async () => expect((await part())?.correct_answer[3]).toBe('wood'))
  expect(await part()).toEqual({ ...own, correct_answer: own?.correct_answer.with(3, 'wood') })
  expect((await remote.read()).listening_questions?.parts.slice(0, 3)).toEqual(before.slice(0, 3))
})

// proves 3.21
test('text right before a gap has a field of its own, and nothing else of the mock changes', async () => {
  const remote = await openEditor()
  const { user } = remote
  await openPart(remote, 4)
  const line = screen.getByRole('textbox', { name: 'Question 34' })
  expect(screen.queryByRole('textbox', { name: /of question 34$/ })).not.toBeInTheDocument()
  fireEvent.change(line, { target: { value: 'Gas was made by heating £[[coal]] often' } })
  const prefix = screen.getByRole('textbox', { name: 'Prefix of question 34' })
  expect(prefix).toHaveValue('£')
  expect(screen.getByRole('textbox', { name: 'Suffix of question 34' })).toHaveValue('often')
  await user.clear(prefix)
  expect(line).toHaveValue('Gas was made by heating [[coal]] often')
  await user.type(prefix, 'the best')
  expect(line).toHaveValue('Gas was made by heating the best [[coal]] often')
  // Editing the text before a gap leaves the gap.
  fireEvent.change(line, { target: { value: 'Gas was got from the best [[coal]] often' } })
  expect(prefix).toHaveValue('the best')
  await save(remote)

  const before = remote.before.listening_questions?.parts ?? []
  const read = async () => (await remote.read()).listening_questions?.parts ?? []
  await waitFor(async () => expect(await read()).not.toEqual(before))
  const own = before[3]?.questions[0]
  const lines = (Array.isArray(own?.question) ? own.question : []).map((each) =>
    each.text === 'Gas was made by heating'
      ? { ...each, text: 'Gas was got from', blank: { ...each.blank, prefix: 'the best', suffix: 'often' } }
      : each,
  )
  expect((await read())[3]?.questions[0]).toEqual({ ...own, question: lines })
  expect((await read()).slice(0, 3)).toEqual(before.slice(0, 3))
})

test.each([
  ['Latin', 'g', 'z'],
  ['Persian', 'ل', 'ظ'],
])('a key of a %s layout turns a word into a gap and back, each in one step', async (_, gap, undo) => {
  const remote = await openEditor()
  const { user } = remote
  await openPart(remote, 4)
  const heading = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Line 5' })
  expect(heading).toHaveValue('The age of gas')
  heading.focus()
  heading.setSelectionRange(4, 7)
  fireEvent.keyDown(heading, { key: gap, code: 'KeyG', ctrlKey: true })
  expect(screen.getByRole('textbox', { name: 'Question 34' })).toHaveValue('The [[age]] of gas')
  expect(screen.getByRole('textbox', { name: 'Question 35' })).toHaveValue('Gas was made by heating [[coal]]')
  expect(screen.getByRole('region', { name: /^Questions 31–41, Note completion/ })).toBeVisible()
  fireEvent.keyDown(heading, { key: undo, code: 'KeyZ', ctrlKey: true })
  expect(screen.getByRole('textbox', { name: 'Line 5' })).toHaveValue('The age of gas')
  expect(screen.getByRole('textbox', { name: 'Question 34' })).toHaveValue('Gas was made by heating [[coal]]')
  await user.click(screen.getByRole('button', { name: 'Turn the gap into text in question 34' }))
  expect(screen.getByRole('textbox', { name: 'Line 6' })).toHaveValue('Gas was made by heating coal')
  expect(screen.getByRole('textbox', { name: 'Question 34' })).toHaveValue(
    '[[mills]] were among the first buildings to be lit with it',
  )
})

// proves 3.23
test('the keyboard adds, moves and removes steps of a flow chart, and each keeps its answer', async () => {
  const remote = await openEditor()
  const { user } = remote
  await openPart(remote, 3)
  const answers = () =>
    [26, 27, 28, 29, 30].map(
      (number) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Answer ${number}` }).value,
    )
  expect(answers()).toEqual(['G', 'F', 'C', 'B', 'A'])
  screen.getByRole('textbox', { name: 'Question 27' }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(answers()).toEqual(['F', 'G', 'C', 'B', 'A'])
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question 26' })).toHaveFocus())
  // The Enter that ends an IME composition adds no line.
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Question 26' }), { key: 'Enter', isComposing: true })
  expect(screen.queryByRole('textbox', { name: 'Step 2' })).not.toBeInTheDocument()
  // Typing continues in the new step.
  await user.keyboard('{Enter}It is cooled.')
  expect(screen.getByRole('textbox', { name: 'Step 2' })).toHaveValue('It is cooled.')
  expect(answers()).toEqual(['F', 'G', 'C', 'B', 'A'])
  await user.clear(screen.getByRole('textbox', { name: 'Step 2' }))
  await user.keyboard('{Backspace}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question 26' })).toHaveFocus())
  await save(remote)
  await waitFor(async () =>
    expect((await remote.read()).listening_questions?.parts[2]?.questions[5]?.correct_answer).toEqual(
      ['27', '26', '28', '29', '30'].map((number, index) => ({
        questionId: `p3-q${number}`,
        answer: ['F', 'G', 'C', 'B', 'A'][index],
      })),
    ),
  )
})

// proves 3.22
test('the keyboard moves between the cells of a table, and adds and moves rows and columns with their answers', async () => {
  const remote = await openEditor()
  const { user } = remote
  await openPart(remote, 1)
  const cell = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
  const focused = (name: string) => waitFor(() => expect(cell(name)).toHaveFocus())
  cell('Row 1, column 1').focus()
  cell('Row 1, column 1').setSelectionRange(9, 9)
  await user.keyboard('{ArrowRight}')
  await focused('Question 1, row 1, column 2')
  await user.keyboard('{Enter}')
  await focused('Row 2, column 2')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await focused('Row 1, column 2')
  expect(cell('Question 1, row 1, column 1')).toHaveValue('[[Garden]] room')
  expect(cell('Question 3, row 2, column 2')).toHaveValue('up to [[120]] people')
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await focused('Row 1, column 1')
  expect(cell('Heading of column 1')).toHaveValue('Suitable for')
  await user.keyboard(`{Alt>}{Enter}{/Alt}${typed('hall of [[200]]')}`)
  expect(cell('Question 3, row 2, column 1')).toHaveValue('hall of [[200]]')
  await save(remote)
  const table = async () => (await remote.read()).listening_questions?.parts[0]?.questions[0]
  await waitFor(async () =>
    expect((await table())?.correct_answer).toEqual([
      'Garden',
      '18',
      '200',
      '120',
      'stage',
      'dance',
      'shoes',
    ]),
  )
  expect((await table())?.marks).toBe(7)
  expect((await table())?.question).toMatchObject({
    rows: [{}, [{ type: 'blank', placeholder: '3', prefix: 'hall of', suffix: null }, {}, {}, {}], {}, {}],
  })
})

// proves 3.19
test('shows the length of the recording, and says when its address is invalid or fails to load', async () => {
  const remote = await openEditor()
  const { user } = remote
  const player = screen.getByLabelText('Recording', { selector: 'audio' })
  Object.defineProperty(player, 'duration', { value: 1785.6 })
  fireEvent.loadedMetadata(player)
  // The browser’s player above shows the same.
  expect(screen.getByText('Length 29:45')).toBeVisible()
  fireEvent.error(player)
  expect(screen.getByText('The recording could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('Loading the recording')).toBeVisible()
  const address = screen.getByRole('textbox', { name: /^Address of the recording/ })
  await user.clear(address)
  await user.type(address, 'file:///test.mp3')
  expect(screen.getByText('This is not the address of a recording.')).toBeVisible()
  expect(
    await screen.findByRole('button', { name: /The address of the recording must start with https:/ }),
  ).toBeVisible()
})

// proves 3.19
test('a part shows its questions and marks, and the details list those of all parts', async () => {
  const remote = await openEditor()
  await remote.user.click(
    screen.getByRole('button', {
      name: /a lecture on the history of street lighting Questions 31 to 40, 10 marks/,
    }),
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Part 4' })).toBeVisible()
  expect(screen.getByText('Questions 31 to 40, 10 marks')).toBeVisible()
})

/** jsdom has no playback, so its events are simulated. */
function playBy(result: () => Promise<void>) {
  const before = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = result
  HTMLMediaElement.prototype.pause = () => undefined
  return () => {
    HTMLMediaElement.prototype.play = before
  }
}

// proves B57
test('the recording plays once with the clock, and the test is marked with a reason for every question', async () => {
  const remote = await openEditor()
  const { user } = remote
  let plays = 0
  const restore = playBy(async () => {
    plays += 1
  })
  await user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const dialog = await screen.findByRole('dialog', { name: /^Sitting Harbour 2/ })
  const sitting = within(dialog)
  expect(sitting.getByText('The recording is played once.')).toBeVisible()
  await user.click(sitting.getByRole('button', { name: 'Start the recording' }))
  expect(await sitting.findByText('The recording is playing.')).toBeVisible()
  expect(sitting.queryByRole('button', { name: /Start|Pause/ })).toBeNull()
  const audio = dialog.querySelector('audio')
  if (audio === null) throw new Error('There is no recording in the test')
  expect(audio).not.toHaveAttribute('controls')
  fireEvent.pause(audio)
  expect(plays).toBe(2)
  await user.type(sitting.getByRole('textbox', { name: 'Your answer to question 1' }), '120')
  await user.click(sitting.getByRole('button', { name: 'Question 26, not answered' }))
  await user.selectOptions(sitting.getByRole('combobox', { name: 'Your answer to question 26' }), 'A')
  fireEvent.ended(audio)
  expect(sitting.getByText(/^The recording has ended/)).toBeVisible()
  expect(sitting.queryByRole('button', { name: 'Start the recording' })).toBeNull()
  await user.click(sitting.getByRole('button', { name: 'Review answers' }))
  await user.click(sitting.getByRole('button', { name: 'Hand in' }))
  const result = within(sitting.getByRole('region', { name: 'Result' }))
  expect(result.getByRole('heading', { name: '1 of 40 right, 1 of 40 marks' })).toBeVisible()
  expect(result.getByRole('row', { name: '1 120 Right Matches the key' })).toBeVisible()
  expect(result.getByRole('row', { name: '26 A Wrong The key has G, labelled' })).toBeVisible()
  restore()
})

test('says when a recording fails, and the test continues with the clock alone', async () => {
  const { user } = await openEditor()
  const restore = playBy(() => Promise.reject(new DOMException('No source', 'NotSupportedError')))
  await user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = within(await screen.findByRole('dialog', { name: /^Sitting Harbour 2/ }))
  await user.click(sitting.getByRole('button', { name: 'Start the recording' }))
  expect(await sitting.findByText('The recording could not be played.')).toBeVisible()
  await user.click(sitting.getByRole('button', { name: 'Start the clock' }))
  await waitFor(() => expect(sitting.getByRole('timer')).toHaveTextContent('31:59'), { timeout: 3000 })
  expect(sitting.getByText('The recording could not be played.')).toBeVisible()
  restore()
})

// proves 2.35
test('a mock is shown as a document with its key, its marks and its health', async () => {
  await openSeeded('')
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour 2: Listening, Test 1' })).toBeVisible()
  expect(screen.getByText('Academic · 32 minutes · 40 questions · 40 marks')).toBeVisible()
  expect(screen.getByText('No problems', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'up to 1120 people' })).toBeVisible()
  expect(screen.getByText('Questions 31 to 40, 10 marks')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', expect.stringMatching(/\/edit$/))
})

test('a part without a title is previewed under its number, and a lone arrow is not a step', async () => {
  const { api, router } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const lines = ['Samples are dried', '↓', 'They are weighed', '↓']
  const items = lines.map((text, index) => ({ id: index, text, blank: null }))
  const last = { id: 4, text: 'They are', blank: { id: 4, position: 'end', prefix: null, suffix: null } }
  const chart = {
    ...{ id: 1, type: 'flow_chart_fill_in_the_blanks', wordlimit: 1, options: null, image: null, marks: 1 },
    ...{ instruction: 'Complete the flow chart.', question: [...items, last], correct_answer: ['burnt'] },
  }
  const questions = { recording: '', parts: [{ id: 1, title: null, questions: [chart] }] }
  const created = await createMock(
    api,
    'listening',
    buildMockPayload({ ...toBlankMock('listening'), name: 'Chart', ielts_book_id: 1, questions }, null),
  )
  const id = created?.id
  await router.navigate(`/mocks/listening/${id}/edit`)
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  expect(await preview.findByRole('heading', { name: 'Part 1' })).toBeVisible()
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Samples are dried',
    'They are weighed',
    expect.stringMatching(/^They are 1/),
  ])
  await router.navigate(`/mocks/listening/${id}/papers`)
  const paper = within(await screen.findByRole('article', { name: 'Chart' }))
  expect(paper.getAllByRole('listitem')).toHaveLength(3)
})

test('names and keeps questions in an unknown form, which only a draft can hold', async () => {
  const remote = await openSeeded('')
  const { user, platform, id } = remote
  const { questions: own, ...header } = toMockDocument(remote.before)
  const [first, ...others] = remote.before.listening_questions?.parts ?? []
  const [group, ...groups] = first?.questions ?? []
  const question = { drawing: 'harbour.svg' }
  const parts = [{ ...first, questions: [{ ...group, question }, ...groups] }, ...others]
  const draft = { ...header, questions: { ...own, parts } }
  const key = { entity: 'listening-mocks', id: String(id) }
  await platform.drafts.write(key, draft, remote.before.updated_at ?? '')
  await remote.router.navigate(`/mocks/listening/${id}/edit`)
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await openPart(remote, 1)
  expect(
    screen.getByText('This console cannot show what these questions ask. It is kept as it is.'),
  ).toBeVisible()
  const [title = document.body] = screen.getAllByRole('textbox', { name: /^Title/ })
  fireEvent.change(title, { target: { value: 'Hiring a room' } })
  await save(remote)
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }))
  await screen.findByRole('alert')
  expect(await remote.read()).toEqual(remote.before)
  const [kept] = await platform.drafts.list()
  const questions = expect.arrayContaining([expect.objectContaining({ question })])
  expect(kept?.document).toMatchObject({
    questions: { parts: [{ title: 'Hiring a room', questions }, ...others.map(() => expect.anything())] },
  })
})

test('says that the mock of an address does not exist, and links to the list', async () => {
  await renderRemote(mocks, { path: '/mocks/listening/99999/edit', seed: 'staff-only' })
  await screen.findByRole('heading', { name: 'Listening mock 99999 was not found' })
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/mocks/listening/')
})

test('the answer sheet reports what is missing at each question, even within one table', async () => {
  const { user } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Answer key' }))
  const [heading] = sheet.getAllByRole('rowheader', { name: /Table completion/ })
  const [, first, last] = heading?.textContent?.match(/Questions (\d+)–(\d+)/) ?? []
  const field = (number: number) => sheet.getByRole('textbox', { name: `Key of question ${number}` })
  const numbers = [Number(last) - 1, Number(last)]
  for (const number of numbers) await user.clear(field(number))
  const said = await sheet.findByText(`Questions ${numbers.join(' to ')} have no answer in the key`)
  expect(said.closest('tr')).toContainElement(field(numbers[0] ?? 0))
  for (const number of numbers) expect(field(number)).toBeInvalid()
  expect(field(Number(first))).toBeValid()
})

test('says that a matching word is in a transcript from the server, under Explanations', async () => {
  const { user, api, router } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const part = { id: 1, title: 'At the zoo', transcript: 'Guide: That is an okapi.', questions: [] }
  const questions = { recording: '', parts: [part] }
  const mock = { ...toBlankMock('listening'), name: 'Zoo', ielts_book_id: 1, questions }
  const created = await createMock(api, 'listening', buildMockPayload(mock, null))
  await router.navigate(`/mocks/listening/${created?.id}/edit`)
  await user.type(await screen.findByRole('searchbox', { name: 'Find in the mock' }), 'okapi{Enter}')
  expect(await screen.findByText('Part 1, transcript: see “Answer key”, “Explanations”')).toBeVisible()
  // Transcripts cannot be edited here, so the match is no button.
  expect(screen.getByText('okapi', { selector: 'mark' }).closest('button')).toBeNull()
  expect(screen.getByRole('searchbox', { name: 'Find in the mock' })).toHaveFocus()
})

test('every text of a mock has automatic direction', async () => {
  const remote = await openEditor()
  for (const part of [1, 2, 3, 4]) {
    await openPart(remote, part)
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('dir', 'auto')
  }
})
