import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
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

async function deleteFromRow({ user }: RenderedRemote, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const menus = await screen.findAllByRole('menu')
  const items = menus.flatMap((menu) => within(menu).queryAllByRole('menuitem', { name: 'Delete' }))
  await user.click(items.at(-1) ?? document.body)
}

const listCalls = ({ server }: RenderedRemote) => server.requests.filter(({ method }) => method === 'DELETE')
const readsOf = ({ server }: RenderedRemote, id: number) =>
  server.requests.filter(({ method, path }) => method === 'GET' && path === `packages/${id}`)
const findRow = (name: string) => screen.queryByRole('link', { name })

test('a deleted row goes at once, and nothing is sent or reported until its toast is gone', async () => {
  const remote = await openList()
  await deleteFromRow(remote, 'Bronze')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  expect(await screen.findByText('1 package')).toBeVisible()
  expect(remote.notices).toMatchObject([{ kind: 'message', message: 'Deleting “Bronze”' }])
  expect(listCalls(remote)).toEqual([])
  const answer = Promise.withResolvers<void>()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  remote.server.failNext({ method: 'DELETE', path: `packages/${bronze?.id}`, until: answer.promise })
  act(() => remote.notices[0]?.onClose?.())
  await waitFor(() => expect(listCalls(remote)).toHaveLength(1))
  expect(remote.notices).not.toContainEqual(expect.objectContaining({ kind: 'success' }))
  answer.resolve()
  await waitFor(() => expect(remote.notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “Bronze”' }))
  expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Silver' }])
  expect(findRow('Bronze')).not.toBeInTheDocument()
})

test('undo puts the row back, and nothing was ever sent', async () => {
  const remote = await openList()
  await deleteFromRow(remote, 'Bronze')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  const [notice] = remote.notices
  act(() => notice?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'Bronze' })).toBeVisible()
  // A toast that goes after it was undone means nothing any more.
  act(() => notice?.onClose?.())
  expect(await fetchPackages(remote.api)).toHaveLength(2)
  expect(listCalls(remote)).toEqual([])
})

test('a delete that the server refuses puts the row back and says why', async () => {
  const remote = await openList()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  const body = { status: false, message: 'Learners still own this package' }
  remote.server.failNext({ method: 'DELETE', path: `packages/${bronze?.id}`, status: 409, body })
  await deleteFromRow(remote, 'Bronze')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  act(() => remote.notices[0]?.onClose?.())
  expect(await screen.findByRole('link', { name: 'Bronze' })).toBeVisible()
  expect(remote.notices.at(-1)).toEqual({
    kind: 'error',
    message: '“Bronze” was not deleted',
    description: 'Learners still own this package',
  })
})

test('what somebody changes between the click and the call is not deleted but shown', async () => {
  const remote = await openList()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  const id = bronze?.id ?? 0
  await deleteFromRow(remote, 'Bronze')
  await waitFor(() => expect(readsOf(remote, id)).toHaveLength(1))
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  await updatePackage(remote.api, id, { ...metal, name: 'Bronze for schools' })
  act(() => remote.notices[0]?.onClose?.())
  expect(await screen.findByRole('link', { name: 'Bronze for schools' })).toBeVisible()
  expect(remote.notices.at(-1)).toEqual({
    kind: 'error',
    message: '“Bronze” was not deleted',
    description: 'Somebody changed it in the meantime. Check it before you delete it.',
  })
  expect(await fetchPackages(remote.api)).toHaveLength(2)
})

test('several deletes wait side by side, and each can be undone alone', async () => {
  const remote = await openList()
  await deleteFromRow(remote, 'Bronze')
  await deleteFromRow(remote, 'Silver')
  expect(await screen.findByRole('heading', { name: 'No packages yet' })).toBeVisible()
  act(() => remote.notices[0]?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'Bronze' })).toBeVisible()
  act(() => remote.notices[1]?.onClose?.())
  await waitFor(async () => expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Bronze' }]))
})

test('what somebody else deleted first counts as deleted', async () => {
  const remote = await openList()
  const [bronze] = (await fetchPackages(remote.api)).filter(({ name }) => name === 'Bronze')
  await deleteFromRow(remote, 'Bronze')
  await deletePackage(remote.api, bronze?.id ?? 0)
  act(() => remote.notices[0]?.onClose?.())
  await waitFor(() => expect(remote.notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “Bronze”' }))
  expect(findRow('Bronze')).not.toBeInTheDocument()
})

test('a package that waits when the tab closes is deleted by a call that outlives the page', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => sent.mockRestore())
  const remote = await openList()
  await deleteFromRow(remote, 'Bronze')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(remote.notices.at(-1)?.message).toBe('Deleted “Bronze”'))
  const deletes = sent.mock.calls.flatMap(([url, init]) =>
    String(url).startsWith(remote.server.baseUrl) && init?.method === 'DELETE' ? [init.keepalive] : [],
  )
  expect(deletes).toEqual([true])
})

test.each([
  ['leaving the list', (remote: RenderedRemote) => remote.router.navigate('/coupons/')],
  ['the page going away', () => window.dispatchEvent(new Event('pagehide'))],
])('%s sends what is still waiting', async (_, leave) => {
  const remote = await openList()
  await deleteFromRow(remote, 'Bronze')
  await waitFor(() => expect(findRow('Bronze')).not.toBeInTheDocument())
  await act(async () => void (await leave(remote)))
  await waitFor(() => expect(listCalls(remote)).toHaveLength(1))
  await waitFor(() => expect(remote.notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “Bronze”' }))
  expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Silver' }])
})
