import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import content from '../../remote.ts'
import { createArticle, fetchArticles } from '../api/article.api.ts'

async function openSearch(address = '/grammar/search') {
  const remote = await renderRemote(content, { path: '/grammar/new' })
  await createArticle(remote.api, {
    type: 'grammar',
    title: 'Extinct animals',
    sub_type: null,
    sub_title: null,
    image: null,
    blog_image: null,
    status: 'draft',
    contents: [
      { title: 'The quagga', content_type: 'paragraph', paragraphs: [{ paragraph: 'It grazed in herds.' }] },
      {
        title: 'Verbs',
        content_type: 'table',
        table_data: [{ table_columns: ['Verb'], table_rows: [['graze like a Quagga']] }],
      },
    ],
  })
  remote.server.reset()
  await remote.router.navigate(address)
  return remote
}

test('words are found in paragraphs and tables, highlighted, and link to the article', async () => {
  const { user, router } = await openSearch()
  await screen.findByText('All articles are ready to be searched.')
  await user.type(screen.getByRole('searchbox', { name: 'Words to find' }), 'quagga')
  expect(screen.getByText('2 places in 1 article')).toBeVisible()
  expect(screen.getByText('All articles searched')).toBeVisible()
  const found = within(screen.getByRole('region', { name: 'Extinct animals' }))
  expect(found.getByText('Quagga', { selector: 'mark' })).toBeVisible()
  expect(found.getByText('Section 2')).toBeVisible()
  await user.click(found.getByRole('link', { name: 'Extinct animals' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/grammar\/\d+\/$/))
})

test('an address opens its search, and a search without results says so', async () => {
  await openSearch('/grammar/search?q=zyzzyva')
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
})

test('asks first on a metered connection', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const { user, server } = await openSearch('/grammar/search?q=quagga')
  await screen.findByText(/ not loaded yet, and not searched\.$/)
  expect(screen.getByRole('heading', { name: 'Nothing found so far' })).toBeVisible()
  expect(server.requests.filter(({ path }) => path.startsWith('get-'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Load the articles' }))
  expect(await screen.findByText('2 places in 1 article')).toBeVisible()
})

test('an article that cannot be read is reported, and read on retry', async () => {
  const { user, server, router, api } = await openSearch('/grammar/new')
  const [{ id } = { id: 0 }] = await fetchArticles(api)
  const body = { status: false, message: 'Gone' }
  server.failNext({ method: 'GET', path: `get-grammar-or-essay/${id}`, status: 422, body })
  await router.navigate('/grammar/search')
  await screen.findByText('1 article could not be read, and is not searched.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('All articles are ready to be searched.')).toBeVisible()
})

test('links to the same search in the mocks, when the release has them', async () => {
  const { platform, router } = await openSearch('/grammar/search?q=ice+trade')
  const link = await screen.findByRole('link', { name: 'Search in the mocks' })
  expect(link).toHaveAttribute('href', '/mocks/search/ice trade')
  platform.links.linkTo = () => null
  await router.navigate('/grammar/new')
  await router.navigate('/grammar/search?q=ice+trade')
  await screen.findByText('All articles searched')
  expect(screen.queryByRole('link', { name: 'Search in the mocks' })).toBeNull()
})

test('“Find anything” finds words inside articles, and leads to the search of all of them', async () => {
  const { platform, api } = await openSearch('/grammar/new')
  const sources = (await content.records?.(platform)) ?? []
  const search = sources.flatMap((source) => source.search ?? [])
  expect(search).toHaveLength(1)
  const [{ id } = { id: 0 }] = (await fetchArticles(api)).filter(({ title }) => title === 'Extinct animals')
  const found = await search[0]?.('grazed herds', new AbortController().signal)
  expect(found?.map(({ title, to }) => [title, to])).toEqual([
    ['It grazed in herds. · Extinct animals', `/grammar/${id}/`],
    ['Search for “grazed herds” in all articles', '/grammar/search?q=grazed%20herds'],
  ])
})
