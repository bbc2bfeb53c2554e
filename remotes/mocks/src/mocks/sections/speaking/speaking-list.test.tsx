import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../../../remote.ts'

test('without speaking mocks on this device the screen says so, and asks the server for nothing', async () => {
  const { server } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  expect(await screen.findByRole('heading', { name: 'Speaking mocks' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No speaking mocks on this device' })).toBeVisible()
  expect(server.requests.filter(({ path }) => path !== 'login')).toEqual([])
})

test('speaking mocks on this device are listed by name, the one changed last first', async () => {
  const { platform, router } = await renderRemote(mocks, { path: '/mocks/writing/' })
  await screen.findByRole('heading', { name: 'Writing mocks' })
  await platform.drafts.write({ entity: 'packages', id: '7' }, { name: 'Starter pack' }, null)
  await platform.drafts.write({ entity: 'speaking-mocks', id: 'one' }, { name: 'Food and cooking' }, null)
  const written = Date.now()
  await waitFor(() => expect(Date.now()).toBeGreaterThan(written))
  await platform.drafts.write({ entity: 'speaking-mocks', id: 'new' }, { parts: [] }, null)
  await router.navigate('/mocks/speaking/')
  await screen.findByRole('heading', { name: 'Speaking mocks' })
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'Speaking mock without a name',
    'Food and cooking',
  ])
  expect(screen.getAllByText('just now')).toHaveLength(2)
})
