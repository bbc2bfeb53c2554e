import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../../remote.ts'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'

test('a problem of a mock leads to its field in the editor', async () => {
  const { api, router, user } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const id = (await fetchMocks(api, 'reading'))[0]?.id ?? 0
  const { id: _id, reading_questions: questions, ...mock } = await fetchMock(api, 'reading', id)
  const [first, ...others] = questions?.passages ?? []
  if (first === undefined) throw new Error('A reading mock has passages')
  const reading_questions = { ...questions, passages: [{ ...first, title: '' }, ...others] }
  await updateMock(api, 'reading', id, { ...mock, reading_questions })
  await router.navigate(`/mocks/reading/${id}/`)
  const health = await screen.findByRole('region', { name: 'Health' })
  await user.click(within(health).getByRole('link', { name: /title/i }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/mocks/reading/${id}/edit`))
  const editor = await screen.findByRole('region', { name: 'Editor' })
  await waitFor(() => expect(within(editor).getAllByRole('textbox', { name: /^Title/ })[0]).toHaveFocus())
})
