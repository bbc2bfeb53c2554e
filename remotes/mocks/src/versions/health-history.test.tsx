import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import { mockPaths } from '../navigation/paths.ts'
import mocks from '../remote.ts'
import { provideDeviceStorage } from './testing/device-storage.ts'
import { describeVersion, fetchVersions } from './version.api.ts'

provideDeviceStorage()

/** A reading mock saved three times, each time with fewer issues. */
async function openMended() {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/', features: { versions: true } })
  const { api } = remote
  const [{ id, name } = { id: 0, name: '' }] = await fetchMocks(api, 'reading')
  const { id: _id, ...mock } = await fetchMock(api, 'reading', id)
  const ref = { section: 'reading', id } as const
  for (const [errors, warnings] of [
    [10, 2],
    [1, 2],
    [0, 0],
  ] as const) {
    await updateMock(api, 'reading', id, mock)
    const [newest] = await fetchVersions(api, ref)
    await describeVersion(api, ref, newest?.id ?? 0, { summary: 'Answers', errors, warnings })
  }
  return { ...remote, id, name }
}

const isHistory = (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === 'Problems so far: 12 → 3 → 0'

test('the screen of a mock shows how its problems decreased from save to save', async () => {
  const { router, id } = await openMended()
  await router.navigate(mockPaths.reading.toMock(id))
  const health = await screen.findByRole('region', { name: 'Problems' })
  expect(await within(health).findByText(isHistory)).toBeVisible()
  expect(within(health).getByTitle(/: 10 errors, 2 warnings$/)).toHaveTextContent('12')
})

test('the health screen shows it too', async () => {
  const { router, id, name } = await openMended()
  await router.navigate(`/mocks/health/?section=reading&open=reading/${id}`)
  const drawer = await screen.findByRole('dialog', { name })
  expect(await within(drawer).findByText(isHistory)).toBeVisible()
})

test('a run of all checks is added to the history of each mock', async () => {
  const { api, router, id, name } = await openMended()
  const { id: _id, ...mock } = await fetchMock(api, 'reading', id)
  await updateMock(api, 'reading', id, { ...mock, status: 'published', reading_questions: { passages: [] } })
  await router.navigate(`/mocks/health/?section=reading&open=reading/${id}`)
  const drawer = await screen.findByRole('dialog', { name })
  await waitFor(() =>
    expect(within(drawer).getByText(/^Problems so far:/)).toHaveTextContent(
      /12 → 3 → 0 → [1-9]\d*\. Checks of all mocks at once are kept on this device only\.$/,
    ),
  )
})
