import { renderRemote } from '@console/remote-kit/testing'
import type { RunExtension } from '@console/shared/remote'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import dashboard from '../remote.ts'

const remoteWith = (name: string, run: RunExtension<'dashboard.attention'>) => ({
  name,
  routes: () => [],
  extensions: { 'dashboard.attention': run },
})
const findAttention = () => screen.findByRole('region', { name: 'Needs attention' })

test('shows what waits in other sections, and a section that failed can be asked again', async () => {
  const ask = vi
    .fn<RunExtension<'dashboard.attention'>>()
    .mockRejectedValueOnce(new Error('No list'))
    .mockResolvedValue([{ text: '1 draft article', to: '/grammar/?status=draft' }])
  const { user } = await renderRemote(dashboard, {
    path: '/',
    others: [
      remoteWith('Sales', async () => [{ text: '2 draft packages', to: '/packages/?status=draft' }]),
      remoteWith('Content', ask),
    ],
  })
  const attention = within(await findAttention())
  expect(await attention.findByRole('link', { name: '2 draft packages' })).toHaveAttribute(
    'href',
    '/packages/?status=draft',
  )
  expect(await attention.findByText(/Content could not be loaded/)).toBeVisible()
  await user.click(attention.getByRole('button', { name: 'Retry' }))
  expect(await attention.findByRole('link', { name: '1 draft article' })).toBeVisible()
  expect(attention.queryByText(/could not be loaded/)).not.toBeInTheDocument()
})

test('says that it is loading until the first section answers', async () => {
  const answered = Promise.withResolvers<[]>()
  await renderRemote(dashboard, { path: '/', others: [remoteWith('Sales', () => answered.promise)] })
  const attention = within(await findAttention())
  expect(attention.getByText('Loading…')).toBeVisible()
  answered.resolve([])
  expect(await attention.findByText('Nothing needs attention.')).toBeVisible()
  expect(attention.queryByText('Loading…')).not.toBeInTheDocument()
})

test('says if nothing waits', async () => {
  await renderRemote(dashboard, { path: '/', others: [remoteWith('Sales', async () => [])] })
  expect(await within(await findAttention()).findByText('Nothing needs attention.')).toBeVisible()
})

test('takes no room if no remote has a part in it', async () => {
  await renderRemote(dashboard, { path: '/' })
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Needs attention' })).not.toBeInTheDocument()
})
