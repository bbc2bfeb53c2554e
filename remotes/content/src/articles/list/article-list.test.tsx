import { renderRemote } from '@console/remote-kit/testing'
import { articleListSchema } from '@console/shared/schemas/article'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import content from '../../remote.ts'
import { createArticle, fetchArticles } from '../api/article.api.ts'
import { articleView } from './article-view.ts'

const article = {
  id: 1,
  title: 'Past perfect',
  slug: 'past-perfect',
  type: 'grammar',
  sub_type: 'tense',
  duration: '9',
  author: 'Helen Ashworth',
  read_count: 12345,
  sub_title: 'The earlier of two pasts',
  image: null,
  created_by: 1,
  created_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
}

const toAnswer = (records: unknown) => ({
  method: 'GET',
  path: 'grammars-or-essays',
  status: 200,
  body: { status: true, data: articleListSchema.parse(records), message: 'ok' },
})

/** First cell of every row, which starts with the title. */
const readFirstCells = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[1]?.textContent ?? [])

function expectTitles(records: readonly { title: string }[]) {
  const cells = readFirstCells()
  expect(cells).toHaveLength(records.length)
  for (const [index, { title }] of records.entries()) expect(cells[index]).toMatch(title)
}

// proves 2.21, 7.12
test('lists the articles on the server, newest first, 20 to a page', async () => {
  const { api, user, router } = await renderRemote(content, { path: '/grammar/' })
  expect(await screen.findByRole('heading', { name: 'Grammar & essays' })).toBeVisible()
  expect(document.title).toBe('Grammar & essays · IELTS console')
  const records = await fetchArticles(api)
  const expected = records.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
  expect(await screen.findByText(`${records.length} articles`)).toBeVisible()
  expectTitles(expected.slice(0, 20))
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expectTitles(expected.slice(20, 40)))
  expect(router.state.location.search).toBe('?page=2')
})

// proves 3.9
test('a row shows the subtype or else the type, reading time, author, views and date of an article', async () => {
  await renderRemote(content, {
    path: '/grammar/',
    arrange: ({ server }) =>
      server.failNext(
        toAnswer([article, { ...article, id: 2, title: 'Odd one', sub_type: null, author: null }]),
      ),
  })
  const row = await screen.findByRole('row', { name: /Past perfect/ })
  const cells = within(row)
    .getAllByRole('cell')
    .slice(2, -1)
    .map(({ textContent }) => textContent)
  // One line per row: the tooltip has everything.
  expect(within(row).getByRole('link').title).toBe('Past perfect\nThe earlier of two pasts')
  expect(cells).toEqual(['Tense', '9 min', 'Not loaded', 'Helen Ashworth', '12,345', '3 days ago'])
  expect(screen.getByRole('row', { name: /Odd one/ })).toHaveTextContent('Grammar9 minNot loaded–12,345')
})

test('“Changed since yesterday” shows the person, if the server has them in rows', async () => {
  const changed = { updated_at: new Date().toISOString(), updated_by: 'Amelia Hart' }
  const { user } = await renderRemote(content, {
    path: '/grammar/',
    arrange: ({ server }) =>
      server.failNext(toAnswer([article, { ...article, ...changed, id: 2, title: 'Odd one' }])),
  })
  await user.click(await screen.findByRole('combobox', { name: 'Last change' }))
  await user.click(await screen.findByText('Changed since yesterday'))
  expect(await screen.findByRole('columnheader', { name: /^Updated by/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Odd one/ })).toHaveTextContent('Amelia Hart')
})

test('a picture appears once it has loaded, and only from a web address', async () => {
  const images = ['https://images.example.com/a.webp', 'javascript:alert(1)', '/a.webp', '', null]
  const records = images.map((image, index) => ({ ...article, id: index + 1, image }))
  await renderRemote(content, {
    path: '/grammar/',
    arrange: ({ server }) => server.failNext(toAnswer(records)),
  })
  await screen.findByRole('table')
  const picture = screen.getByRole('presentation', { hidden: true })
  expect(picture).toHaveAttribute('src', images[0])
  expect(picture).not.toBeVisible()
  fireEvent.load(picture)
  expect(picture).toBeVisible()
  fireEvent.error(picture)
  expect(picture).not.toBeInTheDocument()
})

test.each([null, ''])('no room is kept in a row for the picture %j', (image) => {
  expect(articleView.picture?.({ ...article, type: 'grammar', sub_type: 'tense', image })).toBeUndefined()
})

// proves B41
test('searching titles and choosing a view narrow the list, and the address keeps both', async () => {
  const { api, user, router } = await renderRemote(content, { path: '/grammar/?page=2' })
  const records = await fetchArticles(api)
  const essays = records.filter(({ type }) => type === 'essay')
  await user.click(await screen.findByRole('radio', { name: 'Essays' }))
  expect(await screen.findByText(`${essays.length} of ${records.length} articles`)).toBeVisible()
  expect(router.state.location.search).toBe('?type=essay')
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'Opinion ESSAY')
  const found = essays.filter(({ title }) => title.startsWith('Opinion essay'))
  expect(await screen.findByText(`${found.length} of ${records.length} articles`)).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toBe('?type=essay&q=Opinion+ESSAY'))
  await user.click(screen.getByRole('radio', { name: 'Grammar' }))
  expect(await screen.findByRole('heading', { name: 'No articles match' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText(`${records.length} articles`)).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('an address with a search, a view and a sort opens the list that way', async () => {
  const { api } = await renderRemote(content, { path: '/grammar/?q=perfect&type=grammar&sort=-read_count' })
  await screen.findByRole('table')
  const found = (await fetchArticles(api)).filter(
    ({ type, title }) => type === 'grammar' && title.toLowerCase().includes('perfect'),
  )
  expectTitles(found.toSorted((a, b) => b.read_count - a.read_count))
  expect(screen.getByRole('searchbox')).toHaveValue('perfect')
  expect(screen.getByRole('radio', { name: 'Grammar' })).toBeChecked()
  expect(screen.getByRole('columnheader', { name: 'Reads' })).toHaveAttribute('aria-sort', 'descending')
})

test('clicking a heading sorts, and clicking again reverses the order', async () => {
  const { user, router } = await renderRemote(content, { path: '/grammar/' })
  const heading = await screen.findByRole('columnheader', { name: 'Duration' })
  await user.click(heading)
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'))
  await user.click(heading)
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'))
  expect(router.state.location.search).toBe('?sort=-duration')
})

test('explains articles and links to the first one when there are none', async () => {
  const { user, router } = await renderRemote(content, { path: '/grammar/', seed: 'staff-only' })
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Write the first article' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/grammar/new'))
})

test('on a phone a row shows the title with details below, and the number of views', async () => {
  await renderRemote(content, { path: '/grammar/', width: 390 })
  const headings = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(headings).toEqual(['', 'Title', 'Reads', 'Actions'])
})

test('a row links to its article, and the screen to a new one', async () => {
  const { user, router } = await renderRemote(content, {
    path: '/grammar/',
    seed: 'staff-only',
    arrange: ({ api }) =>
      createArticle(api, { type: 'essay', title: 'Cause', sub_type: null, status: 'draft', contents: [] }),
  })
  await user.click(await screen.findByRole('link', { name: 'Cause' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Cause' })).toBeVisible()
  await router.navigate('/grammar/')
  await user.click(await screen.findByRole('button', { name: 'New article' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('')
})

// proves 7.15, B19
test('a pending deletion is sent when the tab closes, by a call that outlives the page', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => sent.mockRestore())
  const { api, user, notices, server } = await renderRemote(content, {
    path: '/grammar/',
    seed: 'staff-only',
    arrange: ({ api }) =>
      createArticle(api, { type: 'essay', title: 'Cause', sub_type: null, status: 'draft', contents: [] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Cause' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cause' })).not.toBeInTheDocument())
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Deleted “Cause”'))
  const deletes = sent.mock.calls.flatMap(([url, init]) =>
    String(url).startsWith(server.baseUrl) && init?.method === 'DELETE' ? [init.keepalive] : [],
  )
  expect(deletes).toEqual([true])
  expect(await fetchArticles(api)).toEqual([])
})

test('deletes several articles after asking about the published one, and restores them together', async () => {
  const article = { type: 'essay' as const, sub_type: null, contents: [] }
  const remote = await renderRemote(content, {
    path: '/grammar/',
    seed: 'staff-only',
    arrange: async ({ api }) => {
      await createArticle(api, { ...article, title: 'Read by learners', status: 'published' })
      await createArticle(api, { ...article, title: 'Unfinished', status: 'draft' })
    },
  })
  const { user, notices } = remote
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete 2 articles?' })
  expect(question).toHaveTextContent(
    'Read by learners: It is published: learners will no longer be able to read it',
  )
  expect(question).not.toHaveTextContent('Unfinished')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeVisible()
  await waitFor(() => expect(notices).toMatchObject([{ message: '2 articles will be deleted' }]))
  act(() => notices[0]?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'Unfinished' })).toBeVisible()
  expect(remote.server.requests.some(({ method }) => method === 'DELETE')).toBe(false)
})

test('deleting a published article from its own screen asks first, and returns to the list after the answer', async () => {
  const { user, router, notices } = await renderRemote(content, {
    path: '/grammar/1/',
    seed: 'staff-only',
    arrange: ({ api }) =>
      createArticle(api, {
        type: 'essay',
        title: 'Cause',
        sub_type: null,
        status: 'published',
        contents: [],
      }),
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete “Cause”?' })
  expect(question).toHaveTextContent('It is published: learners will no longer be able to read it.')
  expect(router.state.location.pathname).toBe('/grammar/1/')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/grammar/'))
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeVisible()
  await waitFor(() => expect(notices).toMatchObject([{ message: '“Cause” will be deleted' }]))
})

test('a link followed while searching opens its article, however long it takes', async () => {
  const answer = Promise.withResolvers<void>()
  onTestFinished(() => answer.resolve())
  const { user, router, server, api } = await renderRemote(content, { path: '/grammar/' })
  const [first] = await fetchArticles(api)
  if (first === undefined) throw new Error('There are no articles')
  server.failNext({ method: 'GET', path: `get-grammar-or-essay/${first.id}`, until: answer.promise })
  const link = await screen.findByRole('link', { name: first.title })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: first.title } })
  await user.click(link)
  // Longer than typed text takes to reach the address.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  answer.resolve()
  await waitFor(() => expect(router.state.location.pathname).toBe(`/grammar/${first.id}/`))
})
