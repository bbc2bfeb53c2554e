import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import type { RecordId } from '@console/shared/http/record-list'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage, deletePackage, fetchPackages, updatePackage } from '../api/package.api.ts'

const metal = { coins: 10, gems: 1, price: 1.5, currency: 'EUR', status: 'draft' as const }

/** The list of two packages, Bronze and Silver. */
const openList = (path = '/packages/') =>
  renderRemote(commerce, {
    path,
    seed: 'staff-only',
    arrange: async ({ api }) => {
      await createPackage(api, { ...metal, name: 'Bronze' })
      await createPackage(api, { ...metal, name: 'Silver' })
    },
  })

const listCalls = ({ server }: RenderedRemote) => server.requests.filter(({ method }) => method === 'DELETE')
const readsOf = ({ server }: RenderedRemote, id: RecordId) =>
  server.requests.filter(({ method, path }) => method === 'GET' && path === `packages/${id}`)
const findRow = (name: string) => screen.queryByRole('link', { name })

// proves 7.9, B20
test('a deleted row disappears at once, and nothing is sent or reported until the undo window ends', async () => {
  const remote = await openList()
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  expect(await screen.findByText('1 package')).toBeVisible()
  await waitFor(() =>
    expect(remote.notices).toMatchObject([{ kind: 'message', message: '“Bronze” will be deleted' }]),
  )
  expect(listCalls(remote)).toEqual([])
  const answer = Promise.withResolvers<void>()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  remote.server.failNext({ method: 'DELETE', path: `packages/${bronze?.id}`, until: answer.promise })
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(listCalls(remote)).toHaveLength(1))
  expect(remote.notices).not.toContainEqual(expect.objectContaining({ kind: 'success' }))
  answer.resolve()
  await waitFor(() => expect(remote.notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “Bronze”' }))
  expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Silver' }])
  expect(findRow('Bronze')).not.toBeInTheDocument()
})

// proves B19
test('Undo restores the row, and nothing is ever sent', async () => {
  const remote = await openList()
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  await waitFor(() => expect(remote.notices).toHaveLength(1))
  const [notice] = remote.notices
  act(() => notice?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'Bronze' })).toBeVisible()
  // A toast that goes after it was undone means nothing any more.
  act(() => notice?.onClose?.())
  expect(await fetchPackages(remote.api)).toHaveLength(2)
  expect(listCalls(remote)).toEqual([])
})

test('closing the toast also keeps the record, and the toast says so', async () => {
  const remote = await openList()
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  await waitFor(() => expect(remote.notices).toHaveLength(1))
  const [notice] = remote.notices
  expect(notice?.description).toBe('Undo within 8 seconds.')
  act(() => notice?.onClose?.())
  expect(await screen.findByRole('link', { name: 'Bronze' })).toBeVisible()
  expect(listCalls(remote)).toEqual([])
})

test('asks before deleting a package that learners can buy, and says so', async () => {
  const remote = await openList()
  await createPackage(remote.api, { ...metal, name: 'Gold', status: 'published' })
  await act(() => remote.platform.queryClient.invalidateQueries())
  await chooseRowAction(remote, 'Gold', 'Delete')
  const question = await screen.findByRole('dialog', { name: 'Delete “Gold”?' })
  expect(question).toHaveTextContent('It is published: learners will no longer be able to buy it.')
  await remote.user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(remote.notices).toEqual([])
  expect(findRow('Gold')).toBeInTheDocument()
  await chooseRowAction(remote, 'Gold', 'Delete')
  await remote.user.click(
    within(await screen.findByRole('dialog', { name: 'Delete “Gold”?' })).getByRole('button', {
      name: 'Delete',
    }),
  )
  await waitFor(() => expect(findRow('Gold')).not.toBeInTheDocument())
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: '“Gold” will be deleted' }]))
})

// proves B20
test('a delete that the server refuses restores the row and says why', async () => {
  const remote = await openList()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  const body = { status: false, message: 'Learners still own this package' }
  remote.server.failNext({ method: 'DELETE', path: `packages/${bronze?.id}`, status: 409, body })
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(await screen.findByRole('link', { name: 'Bronze' })).toBeVisible()
  await waitFor(() =>
    expect(remote.notices.at(-1)).toEqual({
      kind: 'error',
      message: '“Bronze” was not deleted',
      description: 'Learners still own this package',
    }),
  )
})

test('a delete without an answer counts as done if the list no longer has the package', async () => {
  const remote = await openList()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  remote.server.failNext({ method: 'DELETE', path: `packages/${bronze?.id}`, losesAnswer: true })
  await chooseRowAction(remote, 'Bronze', 'Delete')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(remote.notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “Bronze”' }))
  expect(findRow('Bronze')).not.toBeInTheDocument()
  expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Silver' }])
})

test('a delete without an answer may be done if the list cannot be read either', async () => {
  const remote = await openList()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  remote.server.failNext({ method: 'DELETE', path: `packages/${bronze?.id}`, losesAnswer: true })
  remote.server.failNext({ method: 'GET', path: 'packages', status: 403 })
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() =>
    expect(remote.notices.at(-1)).toEqual({
      kind: 'error',
      message: '“Bronze” may not have been deleted',
      description: 'The server could not be reached. Check the connection and try again.',
    }),
  )
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Silver' }])
})

// proves T36
test('a package changed between the click and the call is shown instead of deleted', async () => {
  const remote = await openList()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  const id = bronze?.id ?? 0
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await waitFor(() => expect(readsOf(remote, id)).toHaveLength(1))
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  await updatePackage(remote.api, id, { ...metal, name: 'Bronze for schools' })
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(await screen.findByRole('link', { name: 'Bronze for schools' })).toBeVisible()
  await waitFor(() =>
    expect(remote.notices.at(-1)).toEqual({
      kind: 'error',
      message: '“Bronze” was not deleted',
      description: 'Somebody changed it in the meantime. Check it before you delete it.',
    }),
  )
  expect(await fetchPackages(remote.api)).toHaveLength(2)
})

test('several deletes are pending at once, and each can be undone alone', async () => {
  const remote = await openList()
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await chooseRowAction(remote, 'Silver', 'Delete')
  expect(await screen.findByRole('heading', { name: 'No packages yet' })).toBeVisible()
  await waitFor(() => expect(remote.notices).toHaveLength(2))
  act(() => remote.notices[0]?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'Bronze' })).toBeVisible()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(async () => expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Bronze' }]))
})

test('a package that somebody else deleted first counts as deleted', async () => {
  const remote = await openList()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await deletePackage(remote.api, bronze?.id ?? 0)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(remote.notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “Bronze”' }))
  expect(findRow('Bronze')).not.toBeInTheDocument()
})

// proves 7.9, B19
test('a pending deletion is sent when the tab closes, by a call that outlives the page', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => sent.mockRestore())
  const remote = await openList()
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(remote.notices.at(-1)?.message).toBe('Deleted “Bronze”'))
  const deletes = sent.mock.calls.flatMap(([url, init]) =>
    String(url).startsWith(remote.server.baseUrl) && init?.method === 'DELETE' ? [init.keepalive] : [],
  )
  expect(deletes).toEqual([true])
})

// proves 7.9, B19
test.each([
  ['leaving the list', (remote: RenderedRemote) => remote.router.navigate('/coupons/')],
  ['the page going away', () => window.dispatchEvent(new Event('pagehide'))],
])('%s sends pending deletions', async (_, leave) => {
  const remote = await openList()
  await chooseRowAction(remote, 'Bronze', 'Delete')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  await act(async () => void (await leave(remote)))
  await waitFor(() => expect(listCalls(remote)).toHaveLength(1))
  await waitFor(() => expect(remote.notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “Bronze”' }))
  expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Silver' }])
})

async function deleteSelected({ user }: RenderedRemote) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
}

test('selected packages are deleted and restored together, and nothing is ever sent', async () => {
  const remote = await openList()
  await deleteSelected(remote)
  await waitFor(() =>
    expect(remote.notices).toMatchObject([
      {
        message: '2 packages will be deleted',
        description: 'Undo within 8 seconds.',
      },
    ]),
  )
  act(() => remote.notices[0]?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'Bronze' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Silver' })).toBeVisible()
  expect(listCalls(remote)).toEqual([])
})

test('of several packages deleted together, one that the server refuses is restored with the reason', async () => {
  const remote = await openList()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  const body = { status: false, message: 'Learners still own this package' }
  remote.server.failNext({ method: 'DELETE', path: `packages/${bronze?.id}`, status: 409, body })
  await deleteSelected(remote)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(await screen.findByRole('link', { name: 'Bronze' })).toBeVisible()
  expect(findRow('Silver')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(remote.notices.slice(-2)).toMatchObject([
      { kind: 'warning', message: 'Deleted 1 of 2 packages' },
      { kind: 'error', message: '“Bronze” was not deleted', description: 'Learners still own this package' },
    ]),
  )
})

test('when the server refuses all packages deleted together, that comes before the reasons', async () => {
  const remote = await openList()
  const body = { status: false, message: 'Learners still own this package' }
  for (const { id, name } of await fetchPackages(remote.api)) {
    if (name === 'Gold') continue
    remote.server.failNext({ method: 'DELETE', path: `packages/${id}`, status: 409, body })
  }
  await deleteSelected(remote)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() =>
    expect(remote.notices.slice(-3)).toMatchObject([
      { kind: 'warning', message: 'Deleted 0 of 2 packages' },
      { kind: 'error' },
      { kind: 'error' },
    ]),
  )
})

test('exports the selected packages only', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => saved.mockRestore())
  const remote = await openList()
  await remote.user.click(await screen.findByRole('checkbox', { name: 'Select Silver' }))
  await remote.user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const file = saved.mock.calls[0]?.[0]
  const text = file instanceof Blob ? await file.text() : ''
  expect(text).toContain('Silver')
  expect(text).not.toContain('Bronze')
})
