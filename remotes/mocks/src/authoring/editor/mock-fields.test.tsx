import { mockPayloadSchema } from '@console/ielts/schemas'
import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchBooks, fetchMock, fetchMocks } from '../../api/mock.api.ts'
import mocks from '../../remote.ts'
import { chooseBook } from '../testing/choose-book.ts'

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })

async function retype({ user }: Pick<RenderedRemote, 'user'>, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await user.clear(field(name))
    await user.paste(text)
  }
}

const choose = ({ user }: Pick<RenderedRemote, 'user'>, group: string, name: string) =>
  user.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }))

const save = ({ user }: Pick<RenderedRemote, 'user'>) => user.keyboard('{Control>}s{/Control}')

// proves 3.15, 3.16
test('every field of a mock’s details is saved, and is shown again', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/writing/new' })
  const [, book] = await fetchBooks(remote.api)
  await remote.user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  await remote.user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  await choose(remote, 'Type', 'General')
  await choose(remote, 'Mock type', 'Live')
  const books = screen.getByRole('combobox', { name: 'Book' })
  await within(books).findByRole('option', { name: book?.title ?? '' })
  await remote.user.selectOptions(books, book?.title ?? '')
  await remote.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Other…')
  const own = screen.getByRole('textbox', { name: 'Status' })
  await remote.user.clear(own)
  await remote.user.type(own, 'with the board')
  await retype(remote, {
    Name: 'Harbour 9, Test 1',
    Duration: '75',
    Chances: '1.500',
    Fee: '2.5',
    'Start time': '2026-12-01 09:00',
    'End time': '2026-12-01 10:15',
    Description: 'Two tasks.',
    Instruction: 'Answer both.',
    'Tips for success': 'Plan first.',
    'Title of the test': 'A harbour and its town',
  })
  await save(remote)
  await waitFor(() => expect(remote.router.state.location.pathname).toMatch(/^\/mocks\/writing\/edit\/\d+$/))
  const head = {
    section: 'writing',
    name: 'Harbour 9, Test 1',
    type: 'general',
    mock_type: 'live',
    ielts_book_id: book?.id,
    status: 'with the board',
    duration: 75,
    total_question: 2,
    total_marks: 27,
    chances: 1500,
    fee: 2.5,
    start_time: '2026-12-01T09:00:00.000Z',
    end_time: '2026-12-01T10:15:00.000Z',
    description: 'Two tasks.',
    instruction: 'Answer both.',
    tips_for_success: 'Plan first.',
  }
  const questions = { title: 'A harbour and its town', total_marks: 27, duration: 75 }
  const [post] = remote.server.requests.filter(
    ({ method, path }) => method === 'POST' && path === 'mocks/writing',
  )
  const { writing_questions, ...sent } = mockPayloadSchema.parse(post?.body)
  expect(sent).toEqual(head)
  expect(writing_questions).toEqual({ ...questions, parts: [expect.anything(), expect.anything()] })
  const row = (await fetchMocks(remote.api, 'writing')).find(({ name }) => name === head.name)
  expect(await fetchMock(remote.api, 'writing', row?.id ?? 0)).toMatchObject({
    ...head,
    writing_questions: questions,
  })
  await remote.router.navigate('/mocks/speaking/')
  await remote.router.navigate(`/mocks/writing/edit/${row?.id}`)
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(head.name)
  expect(field('Tips for success')).toHaveValue('Plan first.')
  expect(field('End time')).toHaveValue('1 Dec 2026, 10:15')
})

// proves 3.16
test('a template sets the title that candidates read, and keeps one that was already typed', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/writing/new', seed: 'books' })
  expect(await screen.findByRole('textbox', { name: /^Title of the test/ })).toHaveValue('Academic Writing')
  const start = (name: RegExp) => remote.user.click(screen.getByRole('button', { name }))
  const preview = () => within(screen.getByRole('region', { name: 'Preview' }))
  await start(/^Practice: letter/)
  expect(await preview().findByText('General Training Writing Task 1')).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: /^Undo: / }))
  await remote.user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  expect(field('Title of the test')).toHaveValue('Academic Writing')
  await retype(remote, { 'Title of the test': 'A letter home' })
  await start(/^Practice: letter/)
  expect(await preview().findByText('A letter home')).toBeVisible()
  await remote.user.type(screen.getByRole('searchbox', { name: 'Find in the mock' }), 'letter home{Enter}')
  await waitFor(() => expect(field('Title of the test')).toHaveFocus())
})

// proves 3.17
test('questions sent as JSON text can be edited, and the answer to the save may be text too', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const id = (await fetchMocks(remote.api, 'writing'))[0]?.id ?? 0
  const { api, server } = remote
  const mock = await fetchMock(api, 'writing', id)
  const asText = (title: string) => ({
    status: true,
    message: 'ok',
    data: { ...mock, writing_questions: JSON.stringify({ ...mock.writing_questions, title }) },
  })
  const path = `mocks/writing/${id}`
  const title = mock.writing_questions?.title ?? ''
  server.failNext({ method: 'GET', path, status: 200, body: asText(title), times: 2 })
  server.failNext({ method: 'PUT', path, status: 200, body: asText('Another title') })
  server.failNext({ method: 'GET', path, status: 200, body: asText('Another title') })
  await remote.router.navigate(`/mocks/writing/edit/${id}`)
  expect(await screen.findByRole('textbox', { name: /^Title of the test/ })).toHaveValue(title)
  await retype(remote, { 'Title of the test': 'Another title' })
  await save(remote)
  await waitFor(() =>
    expect(remote.notices).toMatchObject([{ kind: 'success', message: expect.stringMatching(/^Saved/) }]),
  )
  const [put] = server.requests.filter(({ method }) => method === 'PUT')
  expect(put?.body).toMatchObject({
    writing_questions: { ...mock.writing_questions, title: 'Another title' },
  })
})

test('publishing a mock with errors first shows what candidates would meet', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/writing/new' })
  await remote.user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  await remote.user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  await retype(remote, { Name: 'Harbour 9, Test 2' })
  await chooseBook(remote)
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Draft')
  expect(screen.getByRole('link', { name: 'Back to all writing mocks' })).toHaveAttribute(
    'href',
    '/mocks/writing/',
  )
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
  await remote.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published')
  await remote.user.click(screen.getByRole('button', { name: 'Create mock' }))
  const question = within(await screen.findByRole('dialog', { name: /^Publish with \d+ errors?\?$/ }))
  const ofTask = within(question.getByRole('region', { name: 'Errors of Task 1' }))
  expect(ofTask.getByRole('button', { name: /Task 1 still has gaps from its template$/ })).toBeVisible()
  expect(question.getByRole('button', { name: 'Back to the mock' })).toHaveFocus()
  await remote.user.tab()
  expect(question.getByRole('button', { name: 'Publish anyway' })).toHaveFocus()
  await remote.user.click(question.getByRole('button', { name: 'Back to the mock' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(remote.router.state.location.pathname).toBe('/mocks/writing/new')

  await remote.user.click(screen.getByRole('button', { name: 'Create mock' }))
  const task = within(await screen.findByRole('region', { name: 'Errors of Task 1' }))
  await remote.user.click(task.getByRole('button', { name: /Task 1 still has gaps from its template$/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement?.closest('[data-place]')).not.toBeNull())
  expect(screen.getByRole('treeitem', { name: /^Task 1/ })).toHaveAttribute('aria-selected', 'true')

  await remote.user.click(screen.getByRole('button', { name: 'Create mock' }))
  const again = within(await screen.findByRole('dialog', { name: /^Publish with/ }))
  await remote.user.click(again.getByRole('button', { name: 'Publish anyway' }))
  await waitFor(() => expect(remote.notices.at(-1)?.description).toBe('Learners can take it now.'))
  await waitFor(() => expect(remote.router.state.location.pathname).toMatch(/^\/mocks\/writing\/edit\/\d+$/))
})

test('a mock without a name is sat under a default title', async () => {
  const { user } = await renderRemote(mocks, { path: '/mocks/writing/new' })
  await user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  await user.click(await screen.findByRole('button', { name: 'Sit the test' }))
  expect(within(await screen.findByRole('dialog')).getByText('Untitled mock')).toBeVisible()
})
