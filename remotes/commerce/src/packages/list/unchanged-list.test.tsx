import { type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage } from '../api/package.api.ts'
import { packageQueries } from '../api/package.queries.ts'

const gold = { name: 'Zz gold', coins: 2000, gems: 5, price: 20, currency: 'EUR', status: 'draft' as const }

async function openList(options: Pick<RenderRemoteOptions, 'answers'> = {}) {
  const { api, platform, server } = await renderRemote(commerce, { path: '/packages/', ...options })
  await screen.findByText(/^\d+ packages$/)
  const { queryClient } = platform
  const { queryKey } = packageQueries(api).list()
  const fetched = vi.spyOn(globalThis, 'fetch')
  return {
    api,
    read: () => queryClient.getQueryData(queryKey),
    /** Reads the list anew and gives the status of its answer. */
    async refetch(): Promise<number> {
      fetched.mockClear()
      await queryClient.refetchQueries({ queryKey })
      const place = fetched.mock.calls.findIndex(([address]) => address === `${server.baseUrl}/packages`)
      return (await fetched.mock.results[place]?.value)?.status
    },
    queryClient,
    queryKey,
  }
}

test('an unchanged list is not sent again and keeps its identity', async () => {
  const { api, read, refetch } = await openList()
  const first = read()
  expect(await refetch()).toBe(304)
  expect(read()).toBe(first)

  await createPackage(api, gold)
  expect(await refetch()).toBe(200)
  const changed = read()
  expect(changed?.records.map(({ name }) => name)).toContain('Zz gold')
  expect(await screen.findByText('Zz gold')).toBeVisible()

  expect(await refetch()).toBe(304)
  expect(read()).toBe(changed)
})

test('reads the whole list after a local change', async () => {
  const { queryClient, queryKey, read, refetch } = await openList()
  const first = read()
  queryClient.setQueryData(queryKey, { records: [], unreadable: [] })
  expect(await refetch()).toBe(200)
  expect(read()).toEqual(first)
})

test('reads a list without an ETag whole, and keeps the identity of unchanged rows', async () => {
  const { read, refetch } = await openList({ answers: {} })
  const first = read()
  expect(await refetch()).toBe(200)
  expect(read()).toBe(first)
})
