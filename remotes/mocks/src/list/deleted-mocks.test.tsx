import { noExplanations } from '@console/ielts'
import { renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { speakingShare } from '@console/remote-kit/testing/speaking-share'
import type { RecordId } from '@console/shared/http/record-list'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks, type ServedSection } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { createExplanationDrafts } from '../explanation-store/device-explanations.ts'
import mocks from '../remote.ts'
import { createDeviceReviewNotes } from '../review/device-review-notes.ts'
import { keepOnDevice, listOnDevice } from '../versions/device-versions.ts'
import { provideDeviceStorage } from '../versions/testing/device-storage.ts'

provideDeviceStorage()

async function openFirst(section: ServedSection, options: object = {}) {
  const remote = await renderRemote(mocks, { path: `/mocks/${section}/`, ...options })
  await screen.findByRole('table')
  const first = (await fetchMocks(remote.api, section)).find(({ status }) => status !== 'published')
  if (first === undefined) throw new Error(`There is no ${section} mock that nobody sees`)
  return { ...remote, row: first, mock: await fetchMock(remote.api, section, first.id) }
}
type Opened = Awaited<ReturnType<typeof openFirst>>

async function deleteRow(remote: Opened) {
  await chooseRowAction(remote, remote.row.name, 'Delete')
  await waitFor(async () => expect(await listKept(remote)).toEqual([`Deleted “${remote.row.name}”`]))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(remote.notices.at(-1)?.message).toBe(`Deleted “${remote.row.name}”`))
}

const listKept = async ({ platform }: Pick<Opened, 'platform'>) =>
  (await platform.drafts.list()).flatMap(({ key, title }) => (key.entity.startsWith('deleted-') ? title : []))

async function restore({ user, notices }: Pick<Opened, 'user' | 'notices'>, section: string, name: string) {
  const panel = within(await screen.findByRole('dialog', { name: `Recently deleted ${section} mocks` }))
  await user.click(await panel.findByRole('button', { name: `Restore ${name}` }))
  await waitFor(() => expect(notices.at(-1)?.message).toBe(`Restored “${name}”`))
  await panel.findByText(`No ${section} mocks were deleted on this device in the last 30 days.`)
}

test.each([
  { section: 'writing' as const },
  { section: 'listening' as const },
  { section: 'listening' as const, options: { answers: {} } },
])('a deleted $section mock is made again with all its questions and its status: $options', async (told) => {
  const remote = await openFirst(told.section, told.options)
  const { row, mock, api, user } = remote
  await deleteRow(remote)
  await user.click(screen.getByRole('button', { name: 'Recently deleted' }))
  await restore(remote, told.section, row.name)
  const restored = (await fetchMocks(api, told.section)).find(({ name }) => name === row.name)
  expect(restored?.id).not.toBe(row.id)
  const { id: _, created_at: _made, updated_at: _saved, updated_by: _by, ...same } = mock
  expect(await fetchMock(api, told.section, restored?.id ?? 0)).toMatchObject(same)
  expect(restored?.status).toBe(row.status)
  act(() => remote.notices.at(-1)?.action?.onClick())
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible()
})

test('a restored mock has the unsaved work, versions, explanations and labels that this device kept', async () => {
  const remote = await openFirst('listening')
  const { row, mock, platform, router, api } = remote
  const owner = String(platform.session.readUser()?.id)
  const facts = { by: null, status: null, summary: 'Title', errors: 0, warnings: 0, isUnsaved: false }
  const version = { owner, mock: `listening/${row.id}`, at: 1, document: toMockDocument(mock) }
  await keepOnDevice([{ ...version, ...facts }])
  await platform.drafts.write({ entity: 'listening-mocks', id: String(row.id) }, { name: 'Unsaved' }, null)
  const explanationsOf = (id: RecordId) =>
    createExplanationDrafts(platform, { section: 'listening', id: String(id) }, () => row.name)
  await explanationsOf(row.id).write(noExplanations)
  await createDeviceReviewNotes(platform).keep(
    { section: 'listening', id: row.id },
    { labels: { difficulty: 'hard', tags: ['exam week'] } },
  )
  await deleteRow(remote)
  await act(() => router.navigate('/mocks/listening/?deleted'))
  await restore(remote, 'listening', row.name)
  const { id = 0 } = (await fetchMocks(api, 'listening')).find(({ name }) => name === row.name) ?? {}
  expect(await listOnDevice(owner, `listening/${id}`)).toMatchObject([{ summary: 'Title' }])
  expect(await platform.drafts.read({ entity: 'listening-mocks', id: String(id) })).toMatchObject({
    document: { name: 'Unsaved' },
  })
  expect(await explanationsOf(id).read()).not.toBeNull()
  expect(await explanationsOf(row.id).read()).toBeNull()
  expect(await createDeviceReviewNotes(platform).list('listening')).toMatchObject([
    { id, tags: ['exam week'] },
  ])
})

test('a mock whose list is left is read before the call that deletes it is sent', async () => {
  const remote = await openFirst('writing')
  const { row, server, router, notices } = remote
  const path = `mocks/writing/${row.id}`
  const answer = Promise.withResolvers<void>()
  server.failNext({ method: 'GET', path, until: answer.promise, times: 9 })
  await chooseRowAction(remote, row.name, 'Delete')
  await waitFor(() => expect(notices).toHaveLength(1))
  await act(() => router.navigate('/mocks/speaking/'))
  await screen.findByRole('heading', { name: 'Speaking mocks' })
  // Later than the call would be.
  await fetchMocks(remote.api, 'reading')
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
  answer.resolve()
  await waitFor(() => expect(notices.at(-1)?.message).toBe(`Deleted “${row.name}”`))
  expect(await listKept(remote)).toEqual([`Deleted “${row.name}”`])
})

test('a reading mock, which cannot be deleted, has nothing to restore', async () => {
  await renderRemote(mocks, { path: '/mocks/reading/' })
  await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: 'Recently deleted' })).toBeNull()
})

test('a speaking mock of this device is restored under its address', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const { user, platform, router } = remote
  const file = new File([JSON.stringify(speakingShare({ name: 'Home' }))], 'home.json')
  await user.upload(await screen.findByLabelText('Speaking mocks as JSON'), file)
  const link = await screen.findByRole('link', { name: 'Home' })
  const address = link.getAttribute('href')
  await user.click(screen.getByRole('button', { name: 'Delete Home' }))
  await waitFor(() => expect(link).not.toBeInTheDocument())
  await act(() => router.navigate('/mocks/writing/'))
  await act(() => router.navigate('/mocks/speaking/'))
  await user.click(await screen.findByRole('button', { name: 'Recently deleted' }))
  await restore(remote, 'speaking', 'Home')
  await user.click(screen.getByText('Close', { selector: 'button > span' }))
  const restored = await screen.findByRole('link', { name: 'Home' })
  expect(restored).toHaveAttribute('href', address)
  // Undone at once, nothing of it is kept.
  await user.click(screen.getByRole('button', { name: 'Delete Home' }))
  await waitFor(() => expect(remote.notices.at(-1)?.action?.label).toBe('Undo'))
  await waitFor(() => expect(restored).not.toBeInTheDocument())
  act(() => remote.notices.at(-1)?.action?.onClick())
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible()
  expect(await listKept({ platform })).toEqual([])
})
