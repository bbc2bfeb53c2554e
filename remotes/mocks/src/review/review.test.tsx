import { type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { chooseRecordAction } from '@console/remote-kit/testing/row-action'
import { createApiClient } from '@console/shared/http'
import { signInResultSchema } from '@console/shared/schemas/session'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import { mockPaths } from '../navigation/paths.ts'
import mocks from '../remote.ts'
import { provideDeviceStorage } from '../versions/testing/device-storage.ts'
import { openReviewNotes } from './review-notes.api.ts'

provideDeviceStorage()

const served = { features: { versions: true } } as const

/** Opens a draft of a reading mock. */
async function openMock(options: Partial<RenderRemoteOptions> = {}) {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/', ...options })
  const { api, router } = remote
  const [{ id, name } = { id: 0, name: '' }] = await fetchMocks(api, 'reading')
  const { id: _id, ...mock } = await fetchMock(api, 'reading', id)
  await updateMock(api, 'reading', id, { ...mock, status: 'draft' })
  await router.navigate(mockPaths.reading.toMock(id))
  return { ...remote, id, name, readStatus: async () => (await fetchMock(api, 'reading', id)).status }
}

type Opened = Awaited<ReturnType<typeof openMock>>

async function openReview({ user }: Pick<Opened, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Review' }))
  return screen.findByRole('dialog', { name: 'Review' })
}

async function openReviewInEditor(remote: Pick<Opened, 'user'>) {
  await chooseRecordAction(remote, 'Review')
  return screen.findByRole('dialog', { name: 'Review' })
}

/** The same console, with another user signed in. */
async function toColleague({ server, platform }: Pick<Opened, 'server' | 'platform'>) {
  const { baseUrl } = server
  const body = { identifier: 'editor@example.com', password: 'ielts-staff', remember_me: false }
  const anonymous = createApiClient({ baseUrl, readToken: () => null })
  const { token, user } = await anonymous.request({
    ...{ method: 'POST', path: 'login', body, schema: signInResultSchema },
  })
  const session = { ...platform.session, readUser: () => user }
  return { ...platform, session, api: createApiClient({ baseUrl, readToken: () => token }) }
}

/** A colleague’s step on another device. */
async function sendElsewhere(remote: Opened, reviewer?: string) {
  const colleague = await toColleague(remote)
  const { id: _id, ...mock } = await fetchMock(colleague.api, 'reading', remote.id)
  await updateMock(colleague.api, 'reading', remote.id, { ...mock, status: 'in review' })
  const review = { step: 'sent' as const, note: '', ...(reviewer && { reviewer }) }
  await openReviewNotes(colleague).keep({ section: 'reading', id: remote.id }, { review })
  await remote.platform.queryClient.invalidateQueries()
}

test.each([{}, served])(
  'the sender of a mock does not approve it, with the review stored by %j',
  async (options) => {
    const remote = await openMock(options)
    const { user, readStatus } = remote
    const drawer = await openReview(remote)
    await user.click(await within(drawer).findByRole('button', { name: 'Send for review' }))
    expect(
      await within(drawer).findByText(/^It is waiting for a review\. You sent or changed it/),
    ).toBeVisible()
    expect(await readStatus()).toBe('in review')
    expect(within(drawer).queryByRole('button', { name: 'Approve' })).toBeNull()
    await user.click(within(drawer).getByRole('button', { name: 'Ask for changes' }))
    expect(await within(drawer).findByText(/^Changes were requested\./)).toBeVisible()
    expect(await readStatus()).toBe('draft')
  },
)

test.each([{}, served])(
  'a mock that a colleague sent is approved with a note and returned, with the review stored by %j',
  async (options) => {
    const remote = await openMock(options)
    const { user, readStatus } = remote
    await sendElsewhere(remote)
    const drawer = await openReview(remote)
    const approve = await within(drawer).findByRole('button', { name: 'Approve' })
    await user.type(within(drawer).getByRole('textbox', { name: /^Note/ }), 'Keys are right')
    await user.click(approve)
    expect(await within(drawer).findByText(/^It is approved\./)).toBeVisible()
    // No server treats this status as published.
    expect(await readStatus()).toBe('in review')
    const steps = within(drawer).getByRole('region', { name: 'Steps of the review' })
    expect(within(steps).getAllByRole('listitem')[0]).toHaveTextContent(
      /^Approved by Amelia Hart.*Keys are right$/,
    )
    await user.click(within(drawer).getByRole('button', { name: 'Ask for changes' }))
    expect(await within(drawer).findByText(/^Changes were requested\./)).toBeVisible()
    expect(await readStatus()).toBe('draft')
  },
)

test('a mock is sent to a named reviewer, and the list links to those waiting', async () => {
  const remote = await openMock(served)
  const { user, router, id, name } = remote
  const drawer = await openReview(remote)
  await user.type(await within(drawer).findByRole('combobox', { name: /^Reviewer/ }), 'Daniel Okafor')
  await user.click(within(drawer).getByRole('button', { name: 'Send for review' }))
  expect(await within(drawer).findByText(/^Sent for review by Amelia Hart to Daniel Okafor/)).toBeVisible()
  await router.navigate('/mocks/reading/')
  await user.click(await screen.findByRole('link', { name: /^Waiting for review \(1\)$/ }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(screen.getByRole('row', { name: new RegExp(name) })).toHaveTextContent(
    'Waiting for review: Daniel Okafor',
  )
  expect(screen.queryByRole('link', { name: /^Waiting for you/ })).toBeNull()
  await router.navigate(mockPaths.reading.toMock(id))
  await sendElsewhere(remote, 'Amelia Hart')
  await router.navigate('/mocks/reading/')
  await user.click(await screen.findByRole('link', { name: 'Waiting for you (1)' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
})

test('the list counts what waits for a review where the server keeps its status alone', async () => {
  const remote = await openMock()
  await sendElsewhere(remote)
  await remote.router.navigate('/mocks/reading/')
  await remote.user.click(await screen.findByRole('link', { name: 'Waiting for review (1)' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  // Only filters with choices are shown.
  expect(screen.queryByText(/^Any (difficulty|tag)$/)).toBeNull()
})

test.each([
  [{}, /stay on this device, where only you see them\.$/],
  [served, /^Names, notes, difficulty and tags are kept on the server/],
])('says where the review is stored: %j', async (options, sentence) => {
  const drawer = await openReview(await openMock(options))
  expect(await within(drawer).findByText(sentence)).toBeVisible()
})

test('an approved mock needs another review once its text changes', async () => {
  const remote = await openMock(served)
  const { user, router, id } = remote
  await sendElsewhere(remote)
  const drawer = await openReview(remote)
  await user.click(await within(drawer).findByRole('button', { name: 'Approve' }))
  await within(drawer).findByText(/^It is approved\./)
  await router.navigate(mockPaths.reading.toEditor(id))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' revised')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(remote.notices.at(-1)?.message).toMatch(/^Saved/))
  const again = await openReviewInEditor(remote)
  expect(await within(again).findByText(/^It was changed after it was approved/)).toBeVisible()
  expect(within(again).queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('sending a mock to review from the editor saves what is typed', async () => {
  const remote = await openMock()
  const { user, router, api, id } = remote
  await router.navigate(mockPaths.reading.toEditor(id))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' revised')
  const drawer = await openReviewInEditor(remote)
  await user.click(await within(drawer).findByRole('button', { name: 'Send for review' }))
  expect(await within(drawer).findByText(/^It is waiting for a review\./)).toBeVisible()
  expect(await fetchMock(api, 'reading', id)).toMatchObject({
    name: expect.stringMatching(/ revised$/),
    status: 'in review',
  })
})

test('shows a step that somebody else took first, and keeps one’s note', async () => {
  const remote = await openMock(served)
  const { user, id, readStatus } = remote
  const drawer = await openReview(remote)
  await user.click(await within(drawer).findByRole('button', { name: 'Send for review' }))
  await user.type(await within(drawer).findByRole('textbox', { name: /^Note/ }), 'No year on the chart')
  const ask = await within(drawer).findByRole('button', { name: 'Ask for changes' })
  await openReviewNotes(await toColleague(remote)).keep(
    { section: 'reading', id },
    { review: { step: 'approved', note: 'Fine by me' } },
  )
  await user.click(ask)
  expect(await within(drawer).findByRole('alert')).toHaveTextContent(
    'Daniel Okafor approved it meanwhile. Read the steps below, then choose again.',
  )
  expect(within(drawer).getByText('Fine by me')).toBeVisible()
  expect(await within(drawer).findByText(/^It is approved\./)).toBeVisible()
  expect(within(drawer).getByRole('textbox', { name: /^Note/ })).toHaveValue('No year on the chart')
  expect(await readStatus()).toBe('in review')
  await user.click(within(drawer).getByRole('button', { name: 'Ask for changes' }))
  expect(await within(drawer).findByText(/^Changes were requested\./)).toBeVisible()
})

/** A colleague requests changes: the status and the review step. */
async function askForChangesElsewhere({ api, platform, id }: Opened) {
  const { id: _id, ...mock } = await fetchMock(api, 'reading', id)
  await updateMock(api, 'reading', id, { ...mock, status: 'draft' })
  await openReviewNotes(platform).keep({ section: 'reading', id }, { review: { step: 'changes', note: '' } })
}

test('shows that a mock was returned meanwhile, and sends it to review with its status', async () => {
  const remote = await openMock(served)
  const { user, readStatus } = remote
  await sendElsewhere(remote)
  const drawer = await openReview(remote)
  const approve = await within(drawer).findByRole('button', { name: 'Approve' })
  await askForChangesElsewhere(remote)
  await user.click(approve)
  expect(await within(drawer).findByText(/^Changes were requested\./)).toBeVisible()
  expect(within(drawer).queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.click(within(drawer).getByRole('button', { name: 'Send for review' }))
  expect(await within(drawer).findByText(/^It is waiting for a review\./)).toBeVisible()
  expect(await readStatus()).toBe('in review')
})

test('the editor takes no step for a mock that was returned since it was opened', async () => {
  const remote = await openMock(served)
  const { user, router, id, readStatus } = remote
  const reading = await openReview(remote)
  await user.click(await within(reading).findByRole('button', { name: 'Send for review' }))
  await within(reading).findByText(/^It is waiting for a review\./)
  await router.navigate(mockPaths.reading.toEditor(id))
  await screen.findByRole('textbox', { name: 'Name' })
  await askForChangesElsewhere(remote)
  const drawer = await openReviewInEditor(remote)
  expect(await within(drawer).findByRole('alert')).toHaveTextContent(
    /^Its status has become “Draft” since it was opened here/,
  )
  expect(within(drawer).queryByRole('button', { name: /^(Approve|Send for review)$/ })).toBeNull()
  expect(await readStatus()).toBe('draft')
  const steps = within(drawer).getByRole('region', { name: 'Steps of the review' })
  expect(within(steps).getAllByRole('listitem')).toHaveLength(2)
})

test('the editor offers no more steps when somebody else returns the mock', async () => {
  const remote = await openMock(served)
  const { user, router, id, readStatus } = remote
  await sendElsewhere(remote)
  await router.navigate(mockPaths.reading.toEditor(id))
  await screen.findByRole('textbox', { name: 'Name' })
  const drawer = await openReviewInEditor(remote)
  const approve = await within(drawer).findByRole('button', { name: 'Approve' })
  await askForChangesElsewhere(remote)
  await user.click(approve)
  expect(await within(drawer).findByText(/^Its status has become “Draft”/)).toBeVisible()
  expect(within(drawer).queryByRole('button', { name: /^(Approve|Send for review)$/ })).toBeNull()
  expect(await readStatus()).toBe('draft')
})

test('a review step does not unpublish a mock that was published meanwhile', async () => {
  const remote = await openMock(served)
  const { user, api, id, readStatus } = remote
  const drawer = await openReview(remote)
  const send = await within(drawer).findByRole('button', { name: 'Send for review' })
  const { id: _id, ...mock } = await fetchMock(api, 'reading', id)
  await updateMock(api, 'reading', id, { ...mock, status: 'published' })
  await user.click(send)
  expect(await within(drawer).findByText(/^It is published\./)).toBeVisible()
  expect(within(drawer).getByRole('alert')).toHaveTextContent(/^Somebody changed its status meanwhile/)
  expect(await readStatus()).toBe('published')
})

test('reads the status again together with the steps of the review', async () => {
  const remote = await openMock(served)
  const { platform, api, id } = remote
  await screen.findByRole('button', { name: 'Review' })
  const { id: _id, ...mock } = await fetchMock(api, 'reading', id)
  await updateMock(api, 'reading', id, { ...mock, status: 'in review' })
  await openReviewNotes(platform).keep({ section: 'reading', id }, { review: { step: 'sent', note: '' } })
  const drawer = await openReview(remote)
  expect(await within(drawer).findByText(/^It is waiting for a review\./)).toBeVisible()
})

test('a step taken by keyboard moves the focus to the new state of the review', async () => {
  const remote = await openMock(served)
  const drawer = await openReview(remote)
  const send = await within(drawer).findByRole('button', { name: 'Send for review' })
  send.focus()
  await remote.user.keyboard('{Enter}')
  await waitFor(() => expect(within(drawer).getByText(/^It is waiting for a review\./)).toHaveFocus())
})

test('difficulty and tags are shown beside the mock and filter the list', async () => {
  const remote = await openMock()
  const { user, router, name } = remote
  const drawer = await openReview(remote)
  await user.selectOptions(await within(drawer).findByRole('combobox', { name: 'Difficulty' }), 'Hard')
  await user.type(within(drawer).getByRole('textbox', { name: /^Tags/ }), 'climate, sea level')
  await user.click(within(drawer).getByRole('button', { name: 'Save difficulty and tags' }))
  expect(await within(drawer).findByText('Saved')).toBeVisible()
  expect(await screen.findByText('Hard · climate · sea level')).toBeInTheDocument()
  await router.navigate('/mocks/reading/?tag=climate')
  const row = await screen.findByRole('row', { name: new RegExp(name) })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(row).toHaveTextContent('climate, sea level')
  await router.navigate('/mocks/reading/?q=sea+level')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
})

test.each([
  [390, 'under its name'],
  [1440, 'in the tooltip of its name'],
])('a list %i pixels wide names the labels of a mock %s', async (width) => {
  const { platform, router, id, name } = await openMock({ ...served, width })
  await openReviewNotes(platform).keep(
    { section: 'reading', id },
    { labels: { difficulty: 'hard', tags: ['climate'] } },
  )
  await router.navigate('/mocks/reading/')
  const line = 'Hard · climate'
  if (width === 390) expect(await screen.findByText(line)).toBeVisible()
  else expect(await screen.findByTitle(`${name} ${line}`)).toBeVisible()
})

test('a list without notes has no columns and no filters for them', async () => {
  const { router } = await openMock()
  await router.navigate('/mocks/reading/')
  await screen.findByRole('table')
  expect(screen.queryByRole('columnheader', { name: /^(Tags|Difficulty|Review)/ })).toBeNull()
})

test('shows the server’s refusal, and the review is unchanged', async () => {
  const remote = await openMock(served)
  remote.server.failNext({ method: 'POST', path: `mock-notes/reading/${remote.id}/reviews` })
  const drawer = await openReview(remote)
  await remote.user.click(await within(drawer).findByRole('button', { name: 'Send for review' }))
  expect(await within(drawer).findByRole('alert')).toHaveTextContent(/server/i)
})

test('a note that was typed is there again after the drawer was closed by mistake, until it is sent', async () => {
  const remote = await openMock()
  const { user } = remote
  const note = async () => within(await openReview(remote)).findByRole('textbox', { name: /^Note/ })
  await user.type(await note(), 'Question 4 has two answers.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review' })).not.toBeInTheDocument())
  expect(await note()).toHaveValue('Question 4 has two answers.')
  await user.click(screen.getByRole('button', { name: 'Send for review' }))
  expect(await screen.findByText('Question 4 has two answers.', { selector: ':not(textarea)' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('')
})
