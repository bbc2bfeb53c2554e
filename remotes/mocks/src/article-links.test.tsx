import { renderRemote } from '@console/remote-kit/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import remote from './remote.ts'

test('an article links to the mocks with its words, and to the full search', async () => {
  const { platform, router } = await renderRemote(remote, { path: '/mocks/speaking/' })
  const record = { id: 7, title: 'library: a word' }
  const links = await remote.extensions['record.links:content/article'](platform, AbortSignal.any([]), record)
  expect(links[0]?.to).toMatch(/^\/mocks\//)
  const last = links.at(-1)
  expect(last).toEqual({ text: 'Search for “library” in all mocks', to: '/mocks/search/?q=library' })
  await act(() => router.navigate(last?.to ?? ''))
  expect(await screen.findByRole('searchbox')).toHaveValue('library')
})
