import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { packageView } from './package-view.ts'

test('a list prepares its search index when the pointer or the focus approaches the search field', async () => {
  const searched = vi.spyOn(packageView, 'searched')
  const { user } = await renderRemote(commerce, { path: '/packages/' })
  const search = await screen.findByRole('searchbox', { name: 'Search packages' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(searched).not.toHaveBeenCalled()
  await user.hover(search)
  await waitFor(() => expect(searched).toHaveBeenCalled())
  const made = searched.mock.calls.length
  expect(made).toBeGreaterThan(20)
  await user.type(search, 'gold')
  expect(searched).toHaveBeenCalledTimes(made)
})
