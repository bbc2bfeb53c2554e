import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMocks } from '../api/mock.api.ts'
import mocks from '../remote.ts'
import { mockPaths } from './paths.ts'

test('the breadcrumb of a mock has its name, while it is edited and after it is renamed', async () => {
  const { api, router, user } = await renderRemote(mocks, { path: '/mocks/reading/' })
  const readTitle = () => {
    const { matches, loaderData } = router.state
    const match = matches.at(-1)
    return match?.route.handle?.title({ params: match.params, loaderData: loaderData[match.route.id] })
  }
  const [{ id, name } = { id: 0, name: '' }] = await fetchMocks(api, 'reading')
  await router.navigate(mockPaths.reading.toMock(id))
  await waitFor(() => expect(readTitle()).toBe(name))
  await router.navigate(mockPaths.reading.toEditor(id))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' revised')
  expect(readTitle()).toBe(name)
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(readTitle()).toBe(`${name} revised`))
  await router.navigate(mockPaths.reading.new)
  await waitFor(() => expect(readTitle()).toBe('New reading mock'))
})
