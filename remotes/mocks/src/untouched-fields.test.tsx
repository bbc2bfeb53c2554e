import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ServedSection } from './api/mock.api.ts'
import { mockPaths } from './navigation/paths.ts'
import mocks from './remote.ts'

/** Values that other implementations of the API may return. */
const head = {
  ...{ ielts_book_id: '3', type: 'academic', duration: '60', mock_type: 'book', name: ' Harbour 9 ' },
  ...{ description: null, fee: '12.50', chances: '3', tips_for_success: '', status: 'In Review' },
  ...{ total_question: '2', total_marks: '27', start_time: '2026-12-01 09:00:00', end_time: null },
}
const assigned = { id: '7', updated_by: 3, created_at: '2026-11-01', deleted_at: null, used_count: 4 }

type Wire = Record<string, unknown>

const writing = {
  ...head,
  section: 'writing',
  reading_questions: null,
  writing_questions: {
    ...{ title: null, total_marks: '27', duration: '60', shelf: { row: 3 } },
    parts: [
      { id: 1, timelimit: '20', task: null, wordlimit: '150', image: '', marks: '9', colour: 'blue' },
      {
        id: 2,
        timelimit: '40',
        task: 'Write.',
        wordlimit: '250',
        image: null,
        marks: '18',
        created_at: 'once',
      },
    ],
  },
}

const reading = {
  ...head,
  section: 'reading',
  reading_questions: {
    passages: [
      {
        ...{ id: 1, type: 'draganddrop', title: 'Ice', level: 'B2' },
        paragraphs: [
          { id: 'a', content: 'It was cold.', heading: 'As printed', dropId: 'drop-a' },
          { id: 'b', content: null, heading: { id: 'i', text: 'Cold' }, dropId: null },
          { id: 'c', content: 'It was warm.', heading: null },
        ],
        questions: [
          {
            ...{ id: 'g', type: 'matching_headings', instruction: '', marks: '2', wordlimit: null, hint: 1 },
            questions: [
              { id: 1, text: 'Paragraph A', colour: 'blue' },
              { id: 2, text: 'Paragraph B' },
            ],
            correct_answer: ['i', null],
            options: [
              { key: 'i', value: 'Cold', rank: 1 },
              { key: 'ii', value: null },
              { key: 'iii', value: 'Warm' },
            ],
          },
        ],
      },
    ],
  },
}

const listening = {
  ...head,
  section: 'listening',
  listening_questions: {
    recording: null,
    parts: [
      {
        ...{ id: 1, title: '', speed: 'slow' },
        questions: [
          {
            ...{
              id: 'g',
              type: 'sentence_completion',
              instruction: null,
              wordlimit: '2',
              options: [],
              marks: '2',
            },
            ...{ image: '', correct_answer: ['ice', null] },
            question: [
              { id: 1, text: 'It is', blank: { id: 9, position: 'end', prefix: '', suffix: null, width: 4 } },
              { id: 2, text: null, blank: [] },
            ],
          },
        ],
      },
    ],
  },
}

async function open(path: string, section: ServedSection, wire: Wire) {
  const remote = await renderRemote(mocks, {
    path,
    seed: 'books',
    arrange: ({ server }) => {
      const record = { ...assigned, ...wire }
      const answer = { status: 200, times: 9 }
      const row = { ...record, name: 'Listed', ielts_book: null }
      server.failNext({
        ...answer,
        method: 'GET',
        path: `mocks/${section}`,
        body: { status: true, data: [row] },
      })
      server.failNext({
        ...answer,
        method: 'GET',
        path: `mocks/${section}/7`,
        body: { status: true, data: record },
      })
      server.failNext({ ...answer, method: 'PUT', path: `mocks/${section}/7`, body: { status: true } })
    },
  })
  return remote
}

const openPart = async ({ user }: RenderedRemote, name: RegExp) =>
  user.click(await screen.findByRole('treeitem', { name }))

const field = (name: RegExp) => screen.findByRole('textbox', { name })

async function retype(name: RegExp, value: string) {
  fireEvent.change(await field(name), { target: { value } })
}

const listBodies = ({ server }: RenderedRemote) =>
  server.requests.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))

async function save(remote: RenderedRemote) {
  await remote.user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(listBodies(remote)).toHaveLength(1))
}

test.each([
  ['as an object', writing],
  ['as text', { ...writing, writing_questions: JSON.stringify(writing.writing_questions) }],
])(
  'changing one text of a writing mock whose questions came %s sends everything else as received',
  async (_, wire) => {
    const remote = await open(mockPaths.writing.toEditor(7), 'writing', wire)
    await openPart(remote, /^Task 2/)
    await retype(/^Text/, 'Write more.')
    await save(remote)
    const [first, second] = writing.writing_questions.parts
    const questions = { ...writing.writing_questions, parts: [first, { ...second, task: 'Write more.' }] }
    expect(listBodies(remote)).toEqual([{ ...writing, writing_questions: questions }])
  },
)

test('changing a writing mock updates only the affected totals', async () => {
  const wire = { ...writing, total_question: '40' }
  const remote = await open(mockPaths.writing.toEditor(7), 'writing', wire)
  await openPart(remote, /^Task 2/)
  await retype(/^Marks/, '20')
  await save(remote)
  const [first, second] = writing.writing_questions.parts
  const parts = [first, { ...second, marks: 20 }]
  expect(listBodies(remote)).toEqual([
    { ...wire, total_marks: 29, writing_questions: { ...writing.writing_questions, total_marks: 29, parts } },
  ])
})

// proves 3.18
test('the text of a question is changed, and the headings and drop places of the paragraphs stay as they came', async () => {
  const remote = await open(mockPaths.reading.toEditor(7), 'reading', reading)
  await openPart(remote, /^Passage 1/)
  await retype(/^Question 2$/, 'Paragraph C')
  await save(remote)
  const sent = structuredClone(reading)
  Object.assign(sent.reading_questions.passages[0]?.questions[0]?.questions[1] ?? {}, { text: 'Paragraph C' })
  expect(listBodies(remote)).toEqual([sent])
})

// proves 3.18
test('the key of one question is changed, and its paragraph alone has another heading', async () => {
  const remote = await open(mockPaths.reading.toEditor(7), 'reading', reading)
  await openPart(remote, /^Passage 1/)
  await remote.user.selectOptions(await screen.findByRole('combobox', { name: 'Answer 1' }), 'iii')
  await save(remote)
  const sent = structuredClone(reading)
  const passage = sent.reading_questions.passages[0]
  Object.assign(passage?.paragraphs[0] ?? {}, { heading: { id: 'iii', text: 'Warm' } })
  Object.assign(passage?.questions[0] ?? {}, { correct_answer: ['iii', null] })
  expect(listBodies(remote)).toEqual([sent])
})

// proves 3.18
test('a new paragraph is sent with every field of one', async () => {
  const remote = await open(mockPaths.reading.toEditor(7), 'reading', reading)
  await openPart(remote, /^Passage 1/)
  await remote.user.click(await screen.findByRole('button', { name: 'Add paragraph' }))
  await retype(/^Paragraph D/, 'It was over.')
  await save(remote)
  const sent = structuredClone(reading)
  const added = { id: expect.any(String), content: 'It was over.', heading: null, dropId: null }
  const [passage] = sent.reading_questions.passages
  const passages = [{ ...passage, paragraphs: [...(passage?.paragraphs ?? []), added] }]
  expect(listBodies(remote)).toEqual([{ ...sent, reading_questions: { passages } }])
})

test('changing one text of a listening mock sends everything else as received', async () => {
  const remote = await open(mockPaths.listening.toEditor(7), 'listening', listening)
  await openPart(remote, /^Details/)
  await retype(/^Description/, 'By the sea')
  await openPart(remote, /^Part 1/)
  await retype(/^Instruction/, 'Write one word.')
  await save(remote)
  const sent = structuredClone(listening)
  Object.assign(sent.listening_questions.parts[0]?.questions[0] ?? {}, { instruction: 'Write one word.' })
  expect(listBodies(remote)).toEqual([{ ...sent, description: 'By the sea' }])
})

const byOtherRules = {
  ...{ ...writing, name: '', ielts_book_id: null, duration: 0 },
  ...{ start_time: '2026-12-02 09:00:00', end_time: '2026-12-01 09:00:00' },
}

test('a mock that breaks the console’s rules, and has no book, can still be edited', async () => {
  const remote = await open(mockPaths.writing.toEditor(7), 'writing', byOtherRules)
  await openPart(remote, /^Details/)
  await retype(/^Description/, 'By the sea')
  await save(remote)
  expect(listBodies(remote)).toEqual([{ ...byOtherRules, description: 'By the sea' }])
})

test('changed fields of such a mock are validated', async () => {
  const remote = await open(mockPaths.writing.toEditor(7), 'writing', byOtherRules)
  await openPart(remote, /^Details/)
  await retype(/^Start time/, '2026-12-01 10:00')
  await remote.user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => expect(await field(/^End time/)).toHaveFocus())
  expect(screen.getByText('The mock must end after it starts', { selector: 'p' })).toBeVisible()
  expect(listBodies(remote)).toEqual([])
})

test('the list changes the status of a mock that breaks the console’s rules, and sends the rest as received', async () => {
  const wire = { ...writing, name: '', ielts_book_id: null }
  const remote = await open(mockPaths.writing.list, 'writing', wire)
  await chooseRowAction(remote, 'Listed', 'Archive')
  await waitFor(() => expect(listBodies(remote)).toEqual([{ ...wire, status: 'archived' }]))
})

// proves 1.9
test('a new mock is not saved without a book', async () => {
  const remote = await renderRemote(mocks, { path: mockPaths.writing.new, seed: 'books' })
  await openPart(remote, /^Details/)
  await retype(/^Name/, 'Harbour 9')
  await remote.user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Book/ })).toHaveFocus())
  expect(screen.getByText('Choose the book that this mock belongs to', { selector: 'p' })).toBeVisible()
  expect(
    remote.server.requests.some(({ path, method }) => method === 'POST' && path.startsWith('mocks')),
  ).toBe(false)
})
