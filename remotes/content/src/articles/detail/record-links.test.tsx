import { renderRemote } from '@console/remote-kit/testing'
import type { RemoteModule } from '@console/shared/remote'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import content from '../../remote.ts'

const point = 'record.links:content/article'
const find = vi.fn<NonNullable<NonNullable<RemoteModule['extensions']>[typeof point]>>()
const mocks = { name: 'Mock tests', routes: () => [], extensions: { [point]: find } }

test('other sections are asked about an article when its links are opened, and again after a failure', async () => {
  find.mockRejectedValueOnce(new Error('No list'))
  find.mockResolvedValue([{ text: '“…ice trade…” · Harbour 1', to: '/mocks/reading/1/' }])
  const { user } = await renderRemote(content, { path: '/grammar/1/', others: [mocks] })
  const others = within(await screen.findByRole('region', { name: 'In other sections' }))
  expect(find).not.toHaveBeenCalled()
  await user.click(others.getByText('Mock tests'))
  await user.click(await others.findByRole('button', { name: 'Retry' }))
  const link = await others.findByRole('link', { name: '“…ice trade…” · Harbour 1' })
  expect(link).toHaveAttribute('href', '/mocks/reading/1/')
  expect(link.closest('[data-drawn-by]')).toHaveAttribute('data-drawn-by', 'Mock tests')
  const title = screen.getByRole('heading', { level: 1 }).textContent
  expect(find).toHaveBeenCalledWith(expect.anything(), expect.anything(), { id: 1, title })
})

test('an article shows no links if no section has any', async () => {
  await renderRemote(content, { path: '/grammar/1/' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'In other sections' })).toBeNull()
})
