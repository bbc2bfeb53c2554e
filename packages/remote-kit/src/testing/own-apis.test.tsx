import type { Platform } from '@console/shared/platform'
import { usePlatform, withPlatform } from '@console/shared/platform-context'
import { PlainTable } from '@console/shared/ui/plain-table'
import { useSuspenseQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useLoaderData, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { renderRemote } from './render-remote.tsx'

const ticketSchema = z.object({ id: z.int(), title: z.string() })

function Titles() {
  const titles: string = useLoaderData()
  return <h1>{titles}</h1>
}

const buildRemote = (write: (api: ReturnType<Platform['ownApi']>) => Promise<unknown>) => ({
  name: 'support',
  routes: ({ ownApi }: Platform) => [
    {
      path: 'support',
      async loader() {
        const api = ownApi('tickets')
        await write(api)
        const tickets = await api.request({ path: 'tickets', schema: z.array(ticketSchema) })
        return tickets.map(({ title }) => title).join(', ')
      },
      Component: Titles,
    },
  ],
})

const tickets = {
  'GET tickets': { body: [{ id: 1, title: 'Lost' }] },
  'GET tickets/1': { body: { id: 1, title: 'Lost' }, headers: { etag: '"1"' } },
}

test('own APIs answer what a test says, and keep what the screen writes', async () => {
  const remote = buildRemote(async (api) => {
    const { version } = await api.requestWithVersion({ path: 'tickets/1', schema: ticketSchema })
    const change = { method: 'PATCH', path: 'tickets/1', schema: ticketSchema } as const
    await api.request({ ...change, body: { title: 'Found' }, ifMatch: version })
    await expect(api.request({ ...change, body: {}, ifMatch: version })).rejects.toMatchObject({
      status: 412,
    })
  })
  const { server } = await renderRemote(remote, { path: '/support', apis: { tickets } })
  expect(await screen.findByRole('heading', { name: 'Found' })).toBeVisible()
  expect(server.requests.filter(({ api }) => api === 'tickets')).toHaveLength(4)
})

test('knows nothing of the test before', async () => {
  const remote = buildRemote(async () => undefined)
  await renderRemote(remote, { path: '/support', apis: { tickets } })
  expect(await screen.findByRole('heading', { name: 'Lost' })).toBeVisible()
})

function PagedTitles() {
  const { ownApi } = usePlatform()
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  const schema = z.object({ total: z.int(), items: z.array(ticketSchema) })
  const path = `tickets?page=${page}`
  const { data } = useSuspenseQuery({
    queryKey: [path],
    queryFn: () => ownApi('tickets').request({ path, schema }),
  })
  return (
    <PlainTable
      rows={data.items}
      keyOf={({ id }) => id}
      columns={[{ title: 'Title', render: ({ title }) => title }]}
      pages={{ page, pageCount: data.total, onPage: (next) => setSearch({ page: String(next) }) }}
    />
  )
}

test('a list by pages of the server has the page in its address', async () => {
  const routes = (platform: Platform) => [
    withPlatform(platform, [{ path: 'support', Component: PagedTitles }]),
  ]
  const toPage = (title: string) => ({ body: { total: 2, items: [{ id: 1, title }] } })
  const apis = { tickets: { 'GET tickets?page=1': toPage('Lost'), 'GET tickets?page=2': toPage('Late') } }
  const { user } = await renderRemote({ name: 'support', routes }, { path: '/support', apis })
  expect(await screen.findByRole('cell', { name: 'Lost' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('cell', { name: 'Late' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})
