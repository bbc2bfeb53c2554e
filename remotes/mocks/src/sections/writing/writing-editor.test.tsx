import { type RenderedRemote, type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks } from '../../api/mock.api.ts'
import { chooseBook } from '../../authoring/testing/choose-book.ts'
import mocks from '../../remote.ts'

const openNew = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(mocks, { path: '/mocks/writing/new', seed: 'books', ...options })

/** Opens the first seeded mock: Academic, in a book, complete. */
async function openSeeded() {
  const remote = await renderRemote(mocks, { path: '/mocks/writing/' })
  const rows = await fetchMocks(remote.api, 'writing')
  const row = rows.find(({ name }) => name === 'Harbour 1: Academic Writing, Test 1')
  const id = row?.id ?? 0
  await remote.router.navigate(`/mocks/writing/edit/${id}`)
  await screen.findByRole('tree')
  const read = () => fetchMock(remote.api, 'writing', id)
  return { ...remote, id, read, before: await read() }
}

const openPart = async ({ user }: Pick<RenderedRemote, 'user'>, name: RegExp) =>
  user.click(screen.getByRole('treeitem', { name }))

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })

async function retype({ user }: Pick<RenderedRemote, 'user'>, name: string, text: string) {
  await user.clear(field(name))
  if (text !== '') await user.paste(text)
}

const save = ({ user }: Pick<RenderedRemote, 'user'>) => user.keyboard('{Control>}s{/Control}')

test('pasted text gets plain line feeds, and numbers in any script are read', async () => {
  const remote = await openSeeded()
  await openPart(remote, /^Task 2/)
  await retype(remote, 'Text', 'Some people\u2029say this.\u000bOthers\u0085do\u2028not.')
  expect(field('Text')).toHaveValue('Some people\nsay this.\nOthers\ndo\nnot.')
  await retype(remote, 'Marks', '۲۱')
  await remote.user.tab()
  expect(field('Marks')).toHaveValue('21')
  await save(remote)
  await waitFor(async () => expect((await remote.read()).total_marks).toBe(30))
  const { writing_questions } = await remote.read()
  expect(writing_questions?.parts[1]).toMatchObject({
    task: 'Some people\nsay this.\nOthers\ndo\nnot.',
    marks: 21,
  })
})

// proves 2.28, 7.16
test('a mock is created from a template with its totals, and continues in its own editor', async () => {
  const remote = await openNew()
  await remote.user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  expect(await screen.findByRole('heading', { name: 'Task 1' })).toBeVisible()
  expect(field('Time')).toHaveValue('20')
  expect(field('At least')).toHaveValue('150')
  await openPart(remote, /^Details/)
  await remote.user.type(field('Name'), 'Harbour 9, Test 1')
  await chooseBook(remote)
  await save(remote)
  await waitFor(() => expect(remote.router.state.location.pathname).toMatch(/^\/mocks\/writing\/edit\/\d+$/))
  await waitFor(() =>
    expect(remote.notices).toEqual([
      {
        kind: 'success',
        message: 'Created “Harbour 9, Test 1”',
        description: 'Learners do not see it until it is published.',
      },
    ]),
  )
  const [row] = await fetchMocks(remote.api, 'writing')
  expect(row).toMatchObject({ name: 'Harbour 9, Test 1', total_question: 2, total_marks: 27, duration: 60 })
  const stored = await fetchMock(remote.api, 'writing', row?.id ?? 0)
  expect(stored.writing_questions?.parts).toMatchObject([
    { timelimit: 20, wordlimit: 150, marks: 9 },
    { timelimit: 40, wordlimit: 250, marks: 18 },
  ])
})

// proves 2.29, 3.16, 7.16, B64
test('a task is changed and saved in place, and nothing else of the mock changes', async () => {
  const remote = await openSeeded()
  await openPart(remote, /^Task 2/)
  await retype(remote, 'Marks', '21')
  await save(remote)
  await waitFor(async () => expect((await remote.read()).total_marks).toBe(30))
  const { updated_at: _before, updated_by: _by, ...before } = remote.before
  const [first, second] = before.writing_questions?.parts ?? []
  expect(await remote.read()).toMatchObject({
    ...before,
    total_marks: 30,
    writing_questions: {
      ...before.writing_questions,
      total_marks: 30,
      parts: [first, { ...second, marks: 21 }],
    },
  })
  expect(field('Marks')).toHaveValue('21')
  expect(remote.server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('opens and focuses an invalid field with a message, and sends nothing', async () => {
  const remote = await openSeeded()
  await openPart(remote, /^Details/)
  await retype(remote, 'Start time', 'soon')
  await openPart(remote, /^Task 1/)
  await save(remote)
  await waitFor(() => expect(field('Start time')).toHaveFocus())
  expect(screen.getByText('Invalid date format', { selector: 'p' })).toBeVisible()
  await retype(remote, 'Start time', '2026-04-01 09:00')
  await openPart(remote, /^Task 1/)
  await retype(remote, 'Time', 'twenty')
  await openPart(remote, /^Task 2/)
  await save(remote)
  await waitFor(() => expect(field('Time')).toHaveFocus())
  expect(field('Time')).toHaveValue('twenty')
  expect(screen.getByText('Enter the minutes as a number, such as 20', { selector: 'p' })).toBeVisible()
  expect(remote.server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(0)
})

test.each([
  'writing_questions.parts.1.task',
  'writing_questions[parts][1][task]',
  'writing_questions.parts[1].task',
])('shows the server’s message about %s at that field', async (key) => {
  const remote = await openSeeded()
  await openPart(remote, /^Task 1/)
  await remote.user.type(field('Text'), ' More.')
  remote.server.failNext({
    method: 'PUT',
    path: `mocks/writing/${remote.id}`,
    status: 422,
    body: {
      status: false,
      message: 'Invalid',
      error: { [key]: ['The task was used before'] },
    },
  })
  await save(remote)
  expect(await screen.findByText('The task was used before')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Task 2' })).toBeVisible()
  await waitFor(() => expect(field('Text')).toHaveFocus())
})

// proves 3.17, 5.8
test('reports a saved mock that does not hold exactly one test part', async () => {
  const remote = await openSeeded()
  await openPart(remote, /^Task 1/)
  await remote.user.type(field('Text'), ' More.')
  remote.server.failNext({
    method: 'PUT',
    path: `mocks/writing/${remote.id}`,
    status: 200,
    body: { status: true, message: 'ok', data: { ...remote.before, reading_questions: { passages: [] } } },
  })
  await save(remote)
  expect(await screen.findByText(/Exactly one test part is required/)).toBeVisible()
})

// proves 5.9
test('finds a created mock after an answer of an unknown shape, and does not send it again', async () => {
  const remote = await openNew()
  await remote.user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  await openPart(remote, /^Details/)
  await remote.user.type(field('Name'), 'Harbour 9, Test 1')
  await chooseBook(remote)
  const data = { id: 7, name: 'A mock without the rest' }
  const body = { status: true, message: 'ok', data }
  remote.server.failNext({ method: 'POST', path: 'mocks/writing', status: 200, body, isTaken: true })
  await save(remote)
  await waitFor(() => expect(remote.router.state.location.pathname).toMatch(/^\/mocks\/writing\/edit\/\d+$/))
  await waitFor(() => expect(remote.notices.map(({ kind }) => kind)).toEqual(['success', 'warning']))
  expect(remote.notices[1]?.description).toMatch(/duration: /)
  expect(remote.server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

// proves 5.9
test('says what is wrong with an answer that is not a mock, and what the server holds', async () => {
  const remote = await openSeeded()
  await openPart(remote, /^Task 2/)
  await retype(remote, 'Marks', '21')
  const body = { status: true, message: 'ok', data: { id: remote.id, name: 'A mock without the rest' } }
  remote.server.failNext({ method: 'PUT', path: `mocks/writing/${remote.id}`, status: 200, body })
  await save(remote)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/duration: .*A check found that the server does not have your changes/)
  expect(alert).not.toHaveTextContent('Nothing was changed')
})

// proves B67
test('issues link to their place, and deviations from IELTS are not issues of a practice mock', async () => {
  const remote = await openSeeded()
  await openPart(remote, /^Task 1/)
  await retype(remote, 'At least', '100')
  await remote.user.click(await screen.findByRole('button', { name: /Task 1 asks for at least 150 words/ }))
  await waitFor(() => expect(field('At least')).toHaveFocus())
  expect(screen.getByRole('treeitem', { name: /^Task 1.*has errors/ })).toBeVisible()
  await openPart(remote, /^Details/)
  await remote.user.click(screen.getByRole('radio', { name: 'Practice' }))
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: /Task 1 asks for at least 150 words/ }),
    ).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('button', { name: /The task says at least 150 words/ })).toBeVisible()
})

test('steps are undone and redone by keyboard, and by buttons that name them', async () => {
  const remote = await openSeeded()
  await openPart(remote, /^Task 2/)
  await remote.user.click(screen.getByRole('button', { name: 'Duplicate' }))
  expect(screen.getAllByRole('treeitem')).toHaveLength(4)
  expect(screen.getByRole('button', { name: /^Undo: / })).toHaveAttribute(
    'title',
    expect.stringContaining('Duplicate the task'),
  )
  await remote.user.keyboard('{Control>}z{/Control}')
  expect(screen.getAllByRole('treeitem')).toHaveLength(3)
  await remote.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(screen.getAllByRole('treeitem')).toHaveLength(4)
})

// proves B68
test('the outline is navigated, reordered and opened with the keyboard alone', async () => {
  const remote = await openSeeded()
  screen.getByRole('treeitem', { name: /^Details/ }).focus()
  await remote.user.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
  const rows = screen.getAllByRole('treeitem').map(({ textContent }) => textContent)
  expect(rows[1]).toContain('In many large cities')
  await remote.user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Task 1' })).toBeVisible()
  expect(field('Marks')).toHaveValue('18')
})

// proves B69
test('the test is sat: a running clock, a word count and a result at the end', async () => {
  const remote = await openSeeded()
  await remote.user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = within(await screen.findByRole('dialog', { name: /^Sitting Harbour 1/ }))
  expect(sitting.getByRole('timer', { name: 'Time left' })).toHaveTextContent('60:00')
  await remote.user.click(sitting.getByRole('button', { name: 'Start the clock' }))
  await waitFor(() => expect(sitting.getByRole('timer')).toHaveTextContent('59:59'))
  await remote.user.type(sitting.getByRole('textbox', { name: 'Answer to Task 1' }), 'The graph shows trams.')
  expect(sitting.getByText('Words: 4')).toBeVisible()
  await remote.user.click(sitting.getByRole('button', { name: 'Hand in' }))
  expect(sitting.getByText('Task 1: 4 words, 146 fewer than the task asks for')).toBeVisible()
  expect(sitting.getByRole('textbox')).toHaveAttribute('readonly')
})

test.each([
  ['Escape', ({ user }: Pick<RenderedRemote, 'user'>) => user.keyboard('{Escape}')],
  [
    'the button',
    ({ user }: Pick<RenderedRemote, 'user'>) =>
      user.click(screen.getByRole('button', { name: 'Leave the test' })),
  ],
] as const)('a test with answers is left by %s only after a question', async (_, leave) => {
  const remote = await openSeeded()
  await remote.user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = await screen.findByRole('dialog', { name: /^Sitting / })
  await remote.user.type(within(sitting).getByRole('textbox', { name: 'Answer to Task 1' }), 'Trams.')
  await leave(remote)
  await remote.user.click(await screen.findByRole('button', { name: 'Continue the test' }))
  expect(within(sitting).getByRole('textbox')).toHaveValue('Trams.')
  await leave(remote)
  await remote.user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(sitting).not.toBeInTheDocument()
})

test('leaving a sitting without answers needs no confirmation', async () => {
  const remote = await openSeeded()
  await remote.user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = await screen.findByRole('dialog', { name: /^Sitting / })
  await remote.user.click(within(sitting).getByRole('button', { name: /^Task 2/ }))
  await remote.user.keyboard('{Escape}')
  await waitFor(() => expect(sitting).not.toBeInTheDocument())
})

// proves B69
test('says when the address of an image is invalid or the image fails to load', async () => {
  const remote = await openSeeded()
  await openPart(remote, /^Task 2/)
  await remote.user.type(field('Picture'), 'chart')
  expect(screen.getAllByText('This is not the address of a picture.')).not.toHaveLength(0)
})

test('says that the mock of an address does not exist, and links to the list', async () => {
  await renderRemote(mocks, { path: '/mocks/writing/edit/99999', seed: 'staff-only' })
  await screen.findByRole('heading', { name: 'Writing mock 99999 was not found' })
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/mocks/writing/')
})
