import { type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { chooseRecordAction } from '@console/remote-kit/testing/row-action'
import { screen, waitFor, within } from '@testing-library/react'
import { createStore, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchMock, fetchMocks, type ServedSection, updateMock } from '../api/mock.api.ts'
import { mockPaths } from '../navigation/paths.ts'
import mocks from '../remote.ts'
import { provideDeviceStorage } from './testing/device-storage.ts'
import { fetchVersions } from './version.api.ts'

provideDeviceStorage()
afterEach(() => vi.restoreAllMocks())

const served = { features: { versions: true } } as const

async function openEditor(section: ServedSection, options: Partial<RenderRemoteOptions> = {}) {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/', ...options })
  const [{ id, name } = { id: 0, name: '' }] = await fetchMocks(remote.api, section)
  await remote.router.navigate(mockPaths[section].toEditor(id))
  await screen.findByRole('button', { name: 'Save changes' })
  return { ...remote, id, name }
}

type Editor = Awaited<ReturnType<typeof openEditor>>

async function rename({ user }: Editor, name: string) {
  await user.click(await screen.findByRole('treeitem', { name: /^Details/ }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(field)
  await user.paste(name)
}

async function save(remote: Editor) {
  const before = remote.notices.filter(({ message }) => message.startsWith('Saved')).length
  await remote.user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(remote.notices.filter(({ message }) => message.startsWith('Saved'))).toHaveLength(before + 1),
  )
}

async function openVersions(remote: Pick<Editor, 'user'>) {
  await chooseRecordAction(remote, 'Versions')
  return screen.findByRole('dialog', { name: 'Versions' })
}

const listItems = (drawer: HTMLElement) => within(drawer).findAllByRole('listitem')

test.each(['writing', 'reading', 'listening'] as const)(
  'every save of a %s mock keeps a version on this device, and the original before the first',
  async (section) => {
    const remote = await openEditor(section)
    await rename(remote, 'Harbour revised')
    await save(remote)
    const drawer = await openVersions(remote)
    expect(within(drawer).getByText(/^Kept on this device/)).toBeVisible()
    await waitFor(async () => expect(await listItems(drawer)).toHaveLength(2))
    const [newest, first] = await listItems(drawer)
    expect(newest).toHaveTextContent(/Amelia Hart/)
    expect(newest).toHaveTextContent(/Name/)
    expect(first).toHaveTextContent('As it was before the first save that was kept')
  },
)

test('a version is compared with the editor in words', async () => {
  const remote = await openEditor('writing')
  await rename(remote, 'Harbour revised')
  await save(remote)
  await rename(remote, 'Harbour once more')
  const drawer = await openVersions(remote)
  await waitFor(async () => expect(await listItems(drawer)).toHaveLength(2))
  const [newest = drawer] = await listItems(drawer)
  await remote.user.click(within(newest).getByRole('button', { name: 'Compare with now' }))
  expect(await within(newest).findByText('Name', { selector: 'dt' })).toBeVisible()
  expect(within(newest).getByText('Harbour revised', { selector: 'del' })).toBeVisible()
  expect(within(newest).getByText('Harbour once more', { selector: 'ins' })).toBeVisible()
})

test('a rewritten text is compared as a whole, and its old wording is kept', async () => {
  const remote = await openEditor('writing')
  await rename(remote, 'Harbour revised by all of us in May')
  await save(remote)
  await rename(remote, 'Two letters to a landlord: practice')
  const drawer = await openVersions(remote)
  await waitFor(async () => expect(await listItems(drawer)).toHaveLength(2))
  const [newest = drawer] = await listItems(drawer)
  await remote.user.click(within(newest).getByRole('button', { name: 'Compare with now' }))
  expect(
    await within(newest).findByText('Harbour revised by all of us in May', { selector: 'del' }),
  ).toBeVisible()
  expect(within(newest).getByText('Two letters to a landlord: practice', { selector: 'ins' })).toBeVisible()
})

test('restoring is one step that can be undone, saves nothing, and keeps unsaved changes', async () => {
  const remote = await openEditor('writing')
  const { user, api, id, name } = remote
  await rename(remote, 'Harbour revised')
  await save(remote)
  await rename(remote, 'Not saved')
  const drawer = await openVersions(remote)
  await waitFor(async () => expect(await listItems(drawer)).toHaveLength(2))
  const [, first = drawer] = await listItems(drawer)
  await user.click(within(first).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(name))
  await waitFor(() => expect(remote.notices.at(-1)?.description).toMatch(/^Nothing is saved yet\./))
  expect((await fetchMock(api, 'writing', id)).name).toBe('Harbour revised')
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Not saved')
  const again = await openVersions(remote)
  expect(await within(again).findByText(/^Not saved: what was in the editor/)).toBeVisible()
})

test('restoring a published version does not publish the mock again', async () => {
  const remote = await openEditor('writing', {
    arrange: async ({ api }) => {
      const [row] = await fetchMocks(api, 'writing')
      const { id: _id, ...mock } = await fetchMock(api, 'writing', row?.id ?? 0)
      await updateMock(api, 'writing', row?.id ?? 0, { ...mock, status: 'published' })
    },
  })
  const status = () => screen.getByRole('combobox', { name: 'Status' })
  await remote.user.selectOptions(status(), 'Draft')
  await save(remote)
  const drawer = await openVersions(remote)
  await waitFor(async () => expect(await listItems(drawer)).toHaveLength(2))
  const [, first = drawer] = await listItems(drawer)
  expect(first).toHaveTextContent('Published')
  await remote.user.click(within(first).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Versions' })).toBeNull())
  expect(within(status()).getByRole('option', { name: 'Draft', selected: true })).toBeInTheDocument()
})

test('the server keeps the versions if it offers to, with what changed and what the checks found', async () => {
  const remote = await openEditor('reading', served)
  await rename(remote, 'Tides revised')
  await save(remote)
  const { api, id } = remote
  await waitFor(async () =>
    expect((await fetchVersions(api, { section: 'reading', id }))[0]).toMatchObject({
      by: 'Amelia Hart',
      summary: 'Name',
      errors: expect.any(Number),
    }),
  )
  const drawer = await openVersions(remote)
  expect(within(drawer).getByText(/^Kept by the server/)).toBeVisible()
  const [newest = drawer, first = drawer] = await listItems(drawer)
  expect(newest).toHaveTextContent('Name')
  await remote.user.click(within(first).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(remote.name))
})

test('a version is restored from the screen of a mock in its editor, which opens on the versions', async () => {
  const { user, router, api } = await renderRemote(mocks, { path: '/mocks/speaking/', ...served })
  const [{ id } = { id: 0 }] = await fetchMocks(api, 'reading')
  const { id: _id, ...mock } = await fetchMock(api, 'reading', id)
  await updateMock(api, 'reading', id, { ...mock, name: 'Tides revised' })
  await router.navigate(mockPaths.reading.toMock(id))
  await user.click(await screen.findByRole('button', { name: 'Versions' }))
  const drawer = await screen.findByRole('dialog', { name: 'Versions' })
  const [newest = drawer] = await listItems(drawer)
  await user.click(within(newest).getByRole('link', { name: 'Restore in the editor' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(mockPaths.reading.toEditor(id)))
  // Not the drawer of the previous screen.
  await waitFor(() => expect(drawer).not.toBeInTheDocument())
  expect(await screen.findByRole('dialog', { name: 'Versions' })).toBeVisible()
})

test('says when a version cannot be read, and nothing else is affected', async () => {
  const remote = await openEditor('writing')
  await rename(remote, 'Harbour revised')
  await save(remote)
  const drawer = await openVersions(remote)
  await waitFor(async () => expect(await listItems(drawer)).toHaveLength(2))
  const device = createStore('console-mock-versions', 'versions')
  const index = await device('readonly', (store) => store.getAllKeys())
  await waitFor(() => expect(index.result).toBeDefined())
  for (const key of index.result) if (String(key).startsWith('text ')) await set(key, '{', device)
  const [newest = drawer] = await listItems(drawer)
  await remote.user.click(within(newest).getByRole('button', { name: 'Restore' }))
  expect(await within(newest).findByText(/^It cannot be read any more\./)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour revised')
})

test('a full disk prevents the version but not the save, and the list of versions says so', async () => {
  const remote = await openEditor('writing')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota is used up', 'QuotaExceededError')
  })
  await rename(remote, 'Harbour revised')
  await save(remote)
  const drawer = await openVersions(remote)
  expect(await within(drawer).findByText('No versions yet. Every save from now on adds one.')).toBeVisible()
  expect(await within(drawer).findByText('The last save was not kept as a version')).toBeVisible()
  expect((await fetchMock(remote.api, 'writing', remote.id)).name).toBe('Harbour revised')
})

test('a full disk drops no earlier version', async () => {
  const remote = await openEditor('writing')
  await rename(remote, 'Harbour revised')
  await save(remote)
  const drawer = await openVersions(remote)
  await waitFor(async () => expect(await listItems(drawer)).toHaveLength(2))
  await remote.user.click(within(drawer).getByRole('button', { name: 'Close' }))
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (String(key).startsWith('text ')) throw new DOMException('The quota is used up', 'QuotaExceededError')
    return put.call(this, value, key)
  })
  await rename(remote, 'Harbour once more')
  await save(remote)
  const again = await openVersions(remote)
  expect(await within(again).findByText('The last save was not kept as a version')).toBeVisible()
  expect(await listItems(again)).toHaveLength(2)
})

test('the list of versions says when nothing may be stored', async () => {
  const remote = await openEditor('writing')
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError')
  })
  const drawer = await openVersions(remote)
  expect(
    await within(drawer).findByText('This browser does not let the console store anything'),
  ).toBeVisible()
})

test('versions that the server fails to return can be retried', async () => {
  const remote = await openEditor('writing', served)
  remote.server.failNext({ method: 'GET', path: `mocks/writing/${remote.id}/versions`, times: 4 })
  const drawer = await openVersions(remote)
  await remote.user.click(await within(drawer).findByRole('button', { name: 'Retry' }))
  expect(await within(drawer).findByText(/^No versions yet\./)).toBeVisible()
})
