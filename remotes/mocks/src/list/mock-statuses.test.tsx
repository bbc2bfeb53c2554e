import type { MockPayload, MockSection } from '@console/ielts/schemas'
import { type RenderedRemote, type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createMock, fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { mockPaths } from '../navigation/paths.ts'
import mocks from '../remote.ts'
import { openReviewNotes } from '../review/review-notes.api.ts'
import { provideDeviceStorage } from '../versions/testing/device-storage.ts'

provideDeviceStorage()

const sections = ['writing', 'reading', 'listening', 'speaking'] as const
const ends = { start_time: '2031-05-02T09:00:00Z', end_time: '2031-05-01T09:00:00Z' }
const endsEarly = 'The mock must end after it starts'

const tides: Record<string, Partial<MockPayload>> = {
  'Tide 1': { status: 'in review', shelf: { row: 3 } },
  'Tide 2': { status: 'draft', ...ends },
  'Tide 3': { status: 'draft' },
}

type Options = { changes?: Record<string, Partial<MockPayload>> } & Partial<RenderRemoteOptions>

/** Lists three copies of the section’s first mock. */
async function openList(section: MockSection, { changes = tides, arrange, ...options }: Options = {}) {
  const remote = await renderRemote(mocks, {
    path: `/mocks/${section}/?q=Tide`,
    ...(section === 'speaking' && { features: { speakingApi: true } }),
    ...options,
    arrange: async (given) => {
      const { api } = given
      const [{ id: first } = { id: 0 }] = await fetchMocks(api, section)
      const { id: _, updated_by, created_at, updated_at, ...like } = await fetchMock(api, section, first)
      for (const [name, change] of Object.entries(changes)) {
        await createMock(api, section, { ...like, mock_type: 'practice', ...change, name })
      }
      await arrange?.(given)
    },
  })
  await remote.user.hover(await screen.findByRole('table'))
  return remote
}

const findTides = async ({ api }: Pick<RenderedRemote, 'api'>, section: MockSection) =>
  (await fetchMocks(api, section)).filter(({ name }) => name.startsWith('Tide'))

async function readStatuses(remote: RenderedRemote, section: MockSection) {
  const rows = await findTides(remote, section)
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]))
}

async function findTide(remote: RenderedRemote, section: MockSection, name: string) {
  const found = (await findTides(remote, section)).find((row) => row.name === name)
  if (found === undefined) throw new Error(`There is no ${name}`)
  return fetchMock(remote.api, section, found.id)
}

async function ask({ user }: RenderedRemote, label: string) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  const bar = await screen.findByRole('region', { name: 'Selection' })
  await user.click(within(bar).getByRole('button', { name: label }))
  return within(await screen.findByRole('dialog'))
}

const withoutStatus = ({ status: _, updated_at: __, ...rest }: Awaited<ReturnType<typeof fetchMock>>) => rest

test.each(sections)(
  'publishes several %s mocks except one with errors, which links to its editor, and Undo restores each status',
  async (section) => {
    const remote = await openList(section)
    const before = await findTide(remote, section, 'Tide 1')
    const dialog = await ask(remote, 'Publish')
    expect(
      dialog.getByText(
        'Learners will be able to take them. 1 of them is waiting for a review. Those with errors stay as they are.',
      ),
    ).toBeVisible()
    await remote.user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByRole('dialog', { name: `Published 2 of 3 ${section} mocks` })).toBeVisible()
    expect(dialog.getByText('Learners can take them now.')).toBeVisible()
    expect(
      dialog.getByText(/^1 error: The mock must end after it starts\. Publish it from its editor\.$/),
    ).toBeVisible()
    const broken = await findTide(remote, section, 'Tide 2')
    expect(dialog.getByRole('link', { name: 'Open its editor' })).toHaveAttribute(
      'href',
      mockPaths[section].toEditor(broken.id),
    )
    expect(await readStatuses(remote, section)).toEqual({
      'Tide 1': 'published',
      'Tide 2': 'draft',
      'Tide 3': 'published',
    })
    expect(withoutStatus(await findTide(remote, section, 'Tide 1'))).toEqual(withoutStatus(before))
    await remote.user.click(dialog.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('dialog', { name: `2 ${section} mocks restored` })).toBeVisible()
    expect(await findTide(remote, section, 'Tide 1')).toMatchObject({
      status: 'in review',
      shelf: { row: 3 },
    })
    expect(await readStatuses(remote, section)).toEqual({
      'Tide 1': 'in review',
      'Tide 2': 'draft',
      'Tide 3': 'draft',
    })
  },
)

const published = { 'Tide 1': { status: 'published', ...ends }, 'Tide 2': { status: 'Published' } }

test('warns that learners lose the mocks, and Undo republishes even those with errors', async () => {
  const remote = await openList('writing', { changes: published })
  const dialog = await ask(remote, 'Move to draft')
  expect(dialog.getByText('They are published: learners will no longer be able to take them.')).toBeVisible()
  await remote.user.click(dialog.getByRole('button', { name: 'Move to draft' }))
  expect(await screen.findByRole('dialog', { name: '2 writing mocks moved to draft' })).toBeVisible()
  expect(await readStatuses(remote, 'writing')).toEqual({ 'Tide 1': 'draft', 'Tide 2': 'draft' })
  await remote.user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('dialog', { name: '2 writing mocks restored' })).toBeVisible()
  expect(await readStatuses(remote, 'writing')).toEqual({ 'Tide 1': 'published', 'Tide 2': 'Published' })
})

test('the list shows the new status when the run ends', async () => {
  const remote = await openList('writing')
  const dialog = await ask(remote, 'Archive')
  await remote.user.click(dialog.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByRole('dialog', { name: '3 writing mocks archived' })).toBeVisible()
  expect(
    await screen.findAllByRole('button', { name: /^Change the status of Tide \d, Archived$/, hidden: true }),
  ).toHaveLength(3)
})

test('a row’s menu publishes a mock, and the toast can undo it', async () => {
  const remote = await openList('writing')
  await chooseRowAction(remote, 'Tide 1', 'Publish')
  await waitFor(() =>
    expect(remote.notices).toMatchObject([
      { kind: 'success', message: 'Published “Tide 1”', description: 'Learners can take it now.' },
    ]),
  )
  act(() => remote.notices[0]?.action?.onClick())
  await waitFor(() =>
    expect(remote.notices.at(-1)).toMatchObject({ message: 'Moved “Tide 1” back to “In review”' }),
  )
  expect((await readStatuses(remote, 'writing'))['Tide 1']).toBe('in review')
})

test('a row’s menu does not publish a mock with errors, and the toast links to its editor', async () => {
  const remote = await openList('writing')
  await chooseRowAction(remote, 'Tide 2', 'Publish')
  await waitFor(() =>
    expect(remote.notices).toMatchObject([
      {
        kind: 'error',
        message: '“Tide 2” was not changed',
        description: `1 error: ${endsEarly}. Publish it from its editor.`,
        action: { label: 'Edit' },
      },
    ]),
  )
  const { id, status } = await findTide(remote, 'writing', 'Tide 2')
  expect(status).toBe('draft')
  act(() => remote.notices[0]?.action?.onClick())
  await waitFor(() => expect(remote.router.state.location.pathname).toBe(mockPaths.writing.toEditor(id)))
})

test('the status can be changed in the list if rows have one', async () => {
  const remote = await openList('reading')
  await remote.user.click(
    await screen.findByRole('button', { name: 'Change the status of Tide 1, In review' }),
  )
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Publish',
    'Move to draft',
    'Archive',
  ])
  await remote.user.click(menu.getByRole('menuitem', { name: 'Archive' }))
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: 'Archived “Tide 1”' }]))
  expect(await screen.findByRole('button', { name: 'Change the status of Tide 1, Archived' })).toBeVisible()
})

test('keeps edits and statuses that somebody else saved meanwhile', async () => {
  const remote = await openList('writing')
  const { id, ...stored } = await findTide(remote, 'writing', 'Tide 1')
  await updateMock(remote.api, 'writing', id, { ...stored, name: 'Tide 1', fee: 12 })
  await chooseRowAction(remote, 'Tide 1', 'Publish')
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: 'Published “Tide 1”' }]))
  expect(await findTide(remote, 'writing', 'Tide 1')).toMatchObject({ fee: 12, status: 'published' })

  const other = await findTide(remote, 'writing', 'Tide 3')
  await updateMock(remote.api, 'writing', other.id, { ...other, status: 'archived' })
  await chooseRowAction(remote, 'Tide 3', 'Publish')
  await waitFor(() =>
    expect(remote.notices.at(-1)).toMatchObject({
      message: '“Tide 3” was not changed',
      description: 'Its status has been changed elsewhere since then.',
    }),
  )
  expect(await findTide(remote, 'writing', 'Tide 3')).toMatchObject({ status: 'archived' })
})

test('reads a mock again that is saved between the read and the write', async () => {
  const remote = await openList('writing')
  const { id, ...stored } = await findTide(remote, 'writing', 'Tide 3')
  const saved = Promise.withResolvers<void>()
  remote.server.failNext({ method: 'PUT', path: `mocks/writing/${id}`, until: saved.promise })
  await chooseRowAction(remote, 'Tide 3', 'Publish')
  const puts = () => remote.server.requests.filter(({ method }) => method === 'PUT')
  await waitFor(() => expect(puts()).toHaveLength(1))
  await updateMock(remote.api, 'writing', id, { ...stored, fee: 12 })
  saved.resolve()
  await waitFor(() => expect(remote.notices.at(-1)).toMatchObject({ message: 'Published “Tide 3”' }))
  expect(await findTide(remote, 'writing', 'Tide 3')).toMatchObject({ fee: 12, status: 'published' })
})

test('publishes a mock with unsaved changes on this device only from its editor', async () => {
  const remote = await openList('writing')
  const { id, name } = await findTide(remote, 'writing', 'Tide 3')
  await remote.platform.drafts.write(
    { entity: 'writing-mocks', id: String(id) },
    { name: `${name}, rewritten` },
    null,
  )
  const dialog = await ask(remote, 'Publish')
  await remote.user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('dialog', { name: 'Published 1 of 3 writing mocks' })).toBeVisible()
  expect(dialog.getByText('It has unsaved changes on this device. Publish it from its editor.')).toBeVisible()
  expect((await readStatuses(remote, 'writing'))['Tide 3']).toBe('draft')
})

test('publishes an approved mock without a question, and undo restores the approval', async () => {
  const remote = await openList('writing', { changes: { 'Tide 1': { status: 'in review' } } })
  const { id } = await findTide(remote, 'writing', 'Tide 1')
  await openReviewNotes(remote.platform).keep(
    { section: 'writing', id },
    { review: { step: 'approved', note: '' } },
  )
  await remote.platform.queryClient.invalidateQueries({ queryKey: ['mock-reviews'] })
  expect(await screen.findByRole('cell', { name: 'Approved' })).toBeVisible()
  const dialog = await ask(remote, 'Publish')
  expect(
    dialog.getByText('Learners will be able to take it. If it has errors, it stays as it is.'),
  ).toBeVisible()
  await remote.user.click(dialog.getByRole('button', { name: 'Publish' }))
  await remote.user.click(await dialog.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('dialog', { name: '1 writing mock restored' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('cell', { name: 'Approved', hidden: true })).toBeVisible())
})

test('archiving from the list keeps a mock’s unsaved changes, and its editor shows both', async () => {
  const remote = await openList('writing')
  const { drafts, session } = remote.platform
  const stored = await findTide(remote, 'writing', 'Tide 3')
  const base = toMockDocument(stored)
  await drafts.store({
    ...{ owner: session.readUser()?.id ?? '', key: { entity: 'writing-mocks', id: String(stored.id) } },
    ...{ document: { ...base, name: 'Tide 3, rewritten' }, base, baseVersion: stored.updated_at ?? null },
  })
  await chooseRowAction(remote, 'Tide 3', 'Archive')
  await waitFor(() => expect(remote.notices).toMatchObject([{ message: 'Archived “Tide 3”' }]))
  await act(() => remote.router.navigate(mockPaths.writing.toEditor(stored.id)))
  expect(
    await screen.findByText(
      /The writing mock has been saved since then. You will see both before your draft is saved/,
    ),
  ).toBeVisible()
})

test('Undo restores the status of the row when the server has it only in the list', async () => {
  const changes = { 'Tide 1': { status: 'in review' }, 'Tide 2': { status: 'draft' } }
  const remote = await openList('writing', { changes, answers: {} })
  expect(await findTide(remote, 'writing', 'Tide 1')).not.toHaveProperty('status')
  const dialog = await ask(remote, 'Publish')
  await remote.user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('dialog', { name: '2 writing mocks published' })).toBeVisible()
  expect(await readStatuses(remote, 'writing')).toEqual({ 'Tide 1': 'published', 'Tide 2': 'published' })
  await remote.user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('dialog', { name: '2 writing mocks restored' })).toBeVisible()
  expect(await readStatuses(remote, 'writing')).toEqual({ 'Tide 1': 'in review', 'Tide 2': 'draft' })
})

test.each([
  { answers: undefined, api: 'the API' },
  { answers: {}, api: 'a server that tells the status in its list alone' },
])('says what the list shows where a change is answered and not made: $api', async ({ answers }) => {
  const remote = await openList('writing', answers === undefined ? {} : { answers })
  const { id } = await findTide(remote, 'writing', 'Tide 3')
  const body = { status: true, data: true, message: 'Done' }
  remote.server.failNext({ method: 'PUT', path: `mocks/writing/${id}`, status: 200, body })
  await chooseRowAction(remote, 'Tide 3', 'Publish')
  await waitFor(() =>
    expect(remote.notices.at(-1)).toMatchObject({
      kind: 'error',
      message: '“Tide 3” was not changed',
      description: 'The server reported success, but still has “draft”.',
    }),
  )
})

test('names each of several mocks that the list shows as before', async () => {
  const remote = await openList('writing', {
    changes: { 'Tide 3': { status: 'draft' }, 'Tide 4': { status: 'draft' } },
  })
  const { id } = await findTide(remote, 'writing', 'Tide 3')
  const body = { status: true, data: true, message: 'Done' }
  remote.server.failNext({ method: 'PUT', path: `mocks/writing/${id}`, status: 200, body })
  const dialog = await ask(remote, 'Archive')
  await remote.user.click(dialog.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByRole('dialog', { name: 'Archived 1 of 2 writing mocks' })).toHaveTextContent(
    'The server reported success, but still has',
  )
})
