import { renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMocks } from '../api/mock.api.ts'
import mocks from '../remote.ts'

test.each([
  ['writing', /^\/mocks\/writing\/edit\/\d+$/],
  ['reading', /^\/mocks\/reading\/\d+\/$/],
] as const)('steps from a %s mock to the next one of the list as sorted', async (section, path) => {
  const { user, api, router } = await renderRemote(mocks, { path: `/mocks/${section}/?sort=-name` })
  const records = await fetchMocks(api, section)
  const { compare } = new Intl.Collator('en', { numeric: true })
  const [first, second] = records.toSorted((a, b) => compare(b.name, a.name))
  if (first === undefined || second === undefined) throw new Error('There are too few mocks')
  await user.click(await screen.findByRole('link', { name: first.name }))
  await screen.findByRole('heading', { name: first.name, level: 1 })
  expect(await screen.findByText(`1 of ${records.length}`)).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Next mock' }))
  await screen.findByRole('heading', { name: second.name, level: 1 })
  expect(router.state.location.pathname).toMatch(path)
  expect(router.state.location.pathname).toContain(String(second.id))
})
