import { listPartIds, setPartRecording, toContent } from '@console/ielts'
import { readingQuestionsSchema } from '@console/ielts/schemas'
import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import type { RecordId } from '@console/shared/http/record-list'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fetchMock, fetchMocks, type ServedSection, updateMock } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { createDeviceExplanations } from '../explanation-store/device-explanations.ts'
import mocks from '../remote.ts'
import { InProcessWorker } from '../search/testing/in-process-worker.ts'
import { listOnDevice } from '../versions/device-versions.ts'
import { provideDeviceStorage } from '../versions/testing/device-storage.ts'

provideDeviceStorage()
beforeEach(() => {
  vi.stubGlobal('Worker', InProcessWorker)
})

type Fields = { description: string; instruction: string; status: 'published' }

async function writeMock(
  api: RenderedRemote['api'],
  section: ServedSection,
  id: RecordId,
  fields: Partial<Fields>,
) {
  const { id: _id, ...mock } = await fetchMock(api, section, id)
  await updateMock(api, section, id, { ...mock, ...fields })
}

type Opening = {
  find?: string
  note?: string | RegExp
  prepare?(api: RenderedRemote['api'], ids: { reading: RecordId; listening: RecordId }): Promise<void>
}

/** Words that occur only in these two mocks, one of reading and one of listening. */
async function openReplace({
  find = 'quagga',
  note = 'All mocks are ready to be searched.',
  prepare,
}: Opening = {}) {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const { api } = remote
  const reading = (await fetchMocks(api, 'reading'))[0]?.id ?? 0
  const listening = (await fetchMocks(api, 'listening'))[0]?.id ?? 0
  const fields = {
    description: 'A quagga, quaggas and a Quagga.',
    instruction: 'See quagga.example or a quagga.',
  }
  await writeMock(api, 'reading', reading, fields)
  await writeMock(api, 'listening', listening, fields)
  await prepare?.(api, { reading, listening })
  const read = () => fetchMock(api, 'reading', reading)
  const hear = () => fetchMock(api, 'listening', listening)
  const before = { reading: await read(), listening: await hear() }
  await remote.router.navigate(`/mocks/search/replace?find=${find}`)
  await screen.findByText(note)
  return { ...remote, reading, listening, read, hear, before }
}

async function preview({ user }: Pick<RenderedRemote, 'user'>, replacement: string) {
  await user.type(screen.getByRole('textbox', { name: /^Replace with/ }), replacement)
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  return within(await screen.findByRole('region', { name: 'Preview' }))
}

const report = async () => within(await screen.findByRole('region', { name: 'Report' }))

/** Ignores who saved it last, and when. */
const written = <Mock extends { updated_at?: unknown; updated_by?: unknown }>(mock: Mock) => {
  const { updated_at: _at, updated_by: _by, ...others } = mock
  return others
}

test('replaces the selected matches in every mock and nothing else, and can be undone', async () => {
  const remote = await openReplace()
  const { user, read, hear, before } = remote
  const previewButton = screen.getByRole('button', { name: 'Preview' })
  expect(previewButton).toHaveClass('ant-btn-primary')
  expect(screen.queryByText(/^This browser does not keep the texts/)).toBeNull()
  const shown = await preview(remote, 'zebra')
  expect(
    await shown.findByText('10 places in 2 mocks. 2 places not ticked: see why beside them.'),
  ).toBeVisible()
  expect(shown.getByRole('button', { name: 'Replace 8 places in 2 mocks' })).toHaveClass('ant-btn-primary')
  expect(previewButton).not.toHaveClass('ant-btn-primary')
  const own = within(shown.getByRole('region', { name: before.reading.name }))
  const [, , , third] = own.getAllByRole('checkbox')
  if (third === undefined) throw new Error('Each place has a tick box')
  await user.click(third)
  await user.click(shown.getByRole('button', { name: 'Replace 7 places in 2 mocks' }))
  const told = await report()
  const region = screen.getByRole('region', { name: 'Report' })
  expect(region).toHaveFocus()
  expect(await told.findByText('2 mocks changed.')).toBeInTheDocument()
  expect(
    await told.findByText(/^2 mocks changed\. Learners do not see it yet: nothing here is/),
  ).toBeVisible()
  const text = { description: 'A zebra, quaggas and a Zebra.', instruction: 'See zebra.example or a zebra.' }
  expect(written(await hear())).toEqual({ ...written(before.listening), ...text })
  expect(written(await read())).toEqual({
    ...written(before.reading),
    ...text,
    description: 'A zebra, quaggas and a Quagga.',
  })

  await user.click(await told.findByRole('button', { name: 'Undo' }))
  expect(await told.findByText('2 mocks restored.')).toBeInTheDocument()
  expect(await told.findByText('2 mocks restored. All changes undone.')).toBeVisible()
  expect(region).toHaveFocus()
  expect(written(await hear())).toEqual(written(before.listening))
  expect(written(await read())).toEqual(written(before.reading))
})

test('confirms changes to published mocks, and says that learners see them', async () => {
  const remote = await openReplace()
  const { user } = remote
  await writeMock(remote.api, 'reading', remote.reading, { status: 'published' })
  const shown = await preview(remote, 'zebra')
  const start = await shown.findByRole('button', { name: 'Replace 8 places in 2 mocks' })
  await user.click(start)
  const question = within(await screen.findByRole('dialog', { name: 'Replace in 1 published mock?' }))
  expect(question.getByText(remote.before.reading.name)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Back to the preview' }))
  expect(screen.queryByRole('region', { name: 'Report' })).toBeNull()
  expect((await remote.hear()).instruction).toBe('See quagga.example or a quagga.')
  await user.click(start)
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(
    await (await report()).findByText(/Learners read the new words in 1 mock now; the rest is not published/),
  ).toBeVisible()
})

test('a replacement that breaks an answer is deselected with the reason, and needs a confirmation', async () => {
  const remote = await openReplace({ find: 'okapi', prepare: giveAnswer })
  const { user, read } = remote
  const shown = await preview(remote, 'xylophone')
  const own = within(await shown.findByRole('region', { name: remote.before.reading.name }))
  const broken = own.getByRole('checkbox', { name: /Would add 1 error: “okapi”, question \d+, is not in/ })
  expect(broken).not.toBeChecked()
  expect(await shown.findByText(/1 place not ticked: see why beside it\./)).toBeVisible()
  expect(shown.getByRole('button', { name: 'Replace 1 place in 1 mock' })).toBeEnabled()

  await user.click(broken)
  await user.click(shown.getByRole('button', { name: 'Replace 2 places in 1 mock' }))
  const question = within(await screen.findByRole('dialog', { name: 'Replace and add 1 error?' }))
  expect(question.getByText(/“okapi”, question \d+, is not in the passage word for word$/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Back to the preview' }))
  await user.click(broken)
  await user.click(shown.getByRole('button', { name: 'Replace 1 place in 1 mock' }))
  expect(await (await report()).findByText('1 mock changed.')).toBeInTheDocument()
  expect((await read()).description).toBe('Xylophone and more.')
  expect(JSON.stringify((await read()).reading_questions)).toContain('okapi')
})

test('a text and the answer found in it cause no error when both are replaced', async () => {
  const remote = await openReplace({ find: 'okapi', prepare: giveAnswer })
  const { user } = remote
  await user.click(screen.getByRole('checkbox', { name: 'Also in answer keys' }))
  const shown = await preview(remote, 'xylophone')
  expect(await shown.findByRole('button', { name: 'Replace 3 places in 1 mock' })).toBeEnabled()
  expect(shown.queryByText(/Would add/)).toBeNull()
})

const hasGaps = ({ type }: { type: string }) => /^(?:note|sentence|table|summary)_completion$/.test(type)

/** “okapi” becomes the answer of a question, and occurs once in the passage and once in the description. */
async function giveAnswer(api: RenderedRemote['api'], { reading: id }: { reading: RecordId }) {
  const { id: _id, ...mock } = await fetchMock(api, 'reading', id)
  const { passages } = readingQuestionsSchema.parse(mock.reading_questions)
  const at = passages.findIndex(({ questions }) => questions.some(hasGaps))
  const passage = passages[at]
  if (passage === undefined) throw new Error('No passage has gaps')
  const answered = {
    ...passage,
    paragraphs: passage.paragraphs.map((paragraph, index) =>
      index > 0 ? paragraph : { ...paragraph, content: `The okapi. ${paragraph.content}` },
    ),
    questions: passage.questions.map((group) =>
      !hasGaps(group) ? group : { ...group, correct_answer: group.correct_answer.with(0, 'okapi') },
    ),
  }
  await updateMock(api, 'reading', id, {
    ...mock,
    description: 'Okapi and more.',
    reading_questions: { passages: passages.with(at, answered) },
  })
}

test('skips a mock that somebody changed meanwhile, in the run and in its undo', async () => {
  const remote = await openReplace()
  const { user, api, read, hear, reading, listening, before } = remote
  const shown = await preview(remote, 'zebra')
  const start = await shown.findByRole('button', { name: 'Replace 8 places in 2 mocks' })
  await writeMock(api, 'reading', reading, { instruction: 'Another quagga.' })
  await user.click(start)
  const told = await report()
  expect(await told.findByText('Left as it is: somebody has changed it since.')).toBeVisible()
  expect((await read()).instruction).toBe('Another quagga.')
  expect((await hear()).instruction).toBe('See zebra.example or a zebra.')

  await writeMock(api, 'listening', listening, { description: 'Mine.' })
  await user.click(await told.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(told.getByText(/^Restored: 0\. Refused: 1\./)).toBeVisible())
  expect(await hear()).toMatchObject({ description: 'Mine.', instruction: 'See zebra.example or a zebra.' })
  expect(before.listening.description).not.toBe('Mine.')
})

test('continues with the other mocks when the server refuses one, which can be retried', async () => {
  const remote = await openReplace()
  const { user, server, reading, read } = remote
  const shown = await preview(remote, 'zebra')
  const start = await shown.findByRole('button', { name: 'Replace 8 places in 2 mocks' })
  const body = { status: false, message: 'The book is closed' }
  server.failNext({ method: 'PUT', path: `mocks/reading/${reading}`, status: 422, body })
  await user.click(start)
  const told = await report()
  expect(await told.findByText('The book is closed')).toBeVisible()
  await user.click(await told.findByRole('button', { name: 'Try the other one again' }))
  expect(await told.findByText('2 mocks changed.')).toBeInTheDocument()
  expect((await read()).instruction).toBe('See zebra.example or a zebra.')
})

test('undoes a change whose answer was lost with the others', async () => {
  const remote = await openReplace()
  const { user, server, listening, hear, read, before } = remote
  const shown = await preview(remote, 'zebra')
  const start = await shown.findByRole('button', { name: 'Replace 8 places in 2 mocks' })
  const path = `mocks/listening/${listening}`
  // The connection fails at the write, and is still down when the mock is read to see the outcome.
  server.failNext({ method: 'GET', path, until: Promise.resolve() })
  server.failNext({ method: 'PUT', path, losesAnswer: true })
  server.failNext({ method: 'GET', path, losesAnswer: true })
  await user.click(start)
  const told = await report()
  await waitFor(() => expect(told.getByText('Changed: 1. No answer: 1.')).toBeVisible())
  expect((await hear()).instruction).toBe('See zebra.example or a zebra.')
  await user.click(await told.findByRole('button', { name: 'Undo' }))
  expect(await told.findByText('2 mocks restored.')).toBeInTheDocument()
  expect(written(await hear())).toEqual(written(before.listening))
  expect(written(await read())).toEqual(written(before.reading))
})

test('does not report mocks as refused that are reached without a connection', async () => {
  const remote = await openReplace()
  const { user, hear } = remote
  const shown = await preview(remote, 'zebra')
  const start = await shown.findByRole('button', { name: 'Replace 8 places in 2 mocks' })
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => line.mockRestore())
  await user.click(start)
  const told = await report()
  await waitFor(() => expect(told.getByText('Changed: 0. No answer: 2.')).toBeVisible())
  line.mockRestore()
  await user.click(await told.findByRole('button', { name: 'Try the other 2 again' }))
  expect(await told.findByText('2 mocks changed.')).toBeInTheDocument()
  expect((await hear()).instruction).toBe('See zebra.example or a zebra.')
})

test('respects the options for case and whole words', async () => {
  const remote = await openReplace()
  const { user } = remote
  await user.click(screen.getByRole('checkbox', { name: 'Match upper and lower case' }))
  const shown = await preview(remote, 'x')
  // Substrings of words are found too, as in the search, but not selected.
  expect(
    await shown.findByText('8 places in 2 mocks. 2 places not ticked: see why beside them.'),
  ).toBeVisible()
  const inside = shown.getAllByRole('checkbox', { name: /Part of a longer word$/ })
  for (const place of inside) expect(place).not.toBeChecked()
  expect(inside).toHaveLength(2)
  await user.click(screen.getByRole('checkbox', { name: 'Whole words only' }))
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await shown.findByText('6 places in 2 mocks.')).toBeVisible()
})

test('also searches mocks that are not indexed yet', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const remote = await openReplace({ note: / not loaded yet, and not searched\.$/ })
  remote.server.failNext({ method: 'GET', path: `mocks/reading/${remote.reading}`, hang: true })
  await remote.user.click(screen.getByRole('button', { name: 'Load the mocks' }))
  expect(await screen.findByText(/^Loading the mocks: .* More may be found\.$/)).toBeVisible()
  const shown = await preview(remote, 'zebra')
  expect(
    await shown.findByText('10 places in 2 mocks. 2 places not ticked: see why beside them.'),
  ).toBeVisible()
  // The index is still loading; the preview has read every mock itself.
  expect(screen.queryByText(/More may be found/)).toBeNull()
})

test('shows results while the rest is read, and keeps them when stopped', async () => {
  const remote = await openReplace()
  const { user, server, reading } = remote
  server.failNext({ method: 'GET', path: `mocks/reading/${reading}`, hang: true })
  const shown = await preview(remote, 'zebra')
  expect(await shown.findByText(/^Searching the mocks: 1 of 2\. So far 5 places in 1 mock\./)).toBeVisible()
  expect(shown.getByRole('region', { name: remote.before.listening.name })).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Stop' }))
  expect(shown.getByText(/^Stopped after 1 of 2 mocks: 5 places in 1 mock\./)).toBeVisible()
  expect(shown.getByRole('button', { name: 'Replace 4 places in 1 mock' })).toBeEnabled()
})

test('shows the first of too many matches, and counts all of them', async () => {
  const remote = await openReplace()
  await writeMock(remote.api, 'listening', remote.listening, { instruction: 'quagga '.repeat(600) })
  const shown = await preview(remote, 'zebra')
  expect(
    await shown.findByText(
      /^608 places in 2 mocks\. The first 500 are shown; the others are found once these are replaced\./,
    ),
  ).toBeVisible()
  expect(shown.getByRole('button', { name: /^Replace 49[89] places in [12] mocks?$/ })).toBeEnabled()
})

test('counts matches in transcripts and explanations, and says that they stay as they are', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const { api, platform, router } = remote
  const [{ id, name } = { id: 0, name: '' }] = await fetchMocks(api, 'listening')
  const [part = ''] = listPartIds(toContent(toMockDocument(await fetchMock(api, 'listening', id))))
  const open = await createDeviceExplanations(platform).open({ section: 'listening', id: String(id) })
  open.change(setPartRecording(part, { transcript: 'An okapi, and okapis.\nTwo okapi.' }))
  await waitFor(async () => expect(await platform.drafts.list()).toHaveLength(1))
  await router.navigate('/mocks/search/replace?find=okapi')
  await screen.findByText('All mocks are ready to be searched.')
  await remote.user.click(screen.getByRole('button', { name: 'Preview' }))
  await screen.findByRole('heading', { name: 'Nothing found' })
  expect(
    screen.getByText(/3 places in transcripts and explanations of 1 mock stay as they are\./),
  ).toBeVisible()
  await remote.user.click(screen.getByRole('link', { name: 'Show them' }))
  expect(await screen.findByRole('region', { name })).toBeVisible()
})

test('says when nothing matches, and what is never changed', async () => {
  const { user } = await openReplace({ find: 'zyzzyva' })
  expect(screen.getByText('Transcripts, explanations and addresses stay as they are.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
})

test('a straight apostrophe matches a curly one, as in the search', async () => {
  const remote = await openReplace({
    find: "quagga's",
    prepare: (api, { listening }) =>
      writeMock(api, 'listening', listening, { instruction: 'The quagga’s stripes.' }),
  })
  const shown = await preview(remote, "zebra's")
  expect(await shown.findByText('1 place in 1 mock.')).toBeVisible()
})

test('the search links here with its words', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/search/?q=ice%20trade' })
  await remote.user.click(await screen.findByRole('link', { name: 'Replace…' }))
  expect(await screen.findByRole('textbox', { name: 'Find' })).toHaveValue('ice trade')
})

test('replaced text can be restored from the versions of each mock', async () => {
  const remote = await openReplace()
  const { user, reading, platform } = remote
  const shown = await preview(remote, 'zebra')
  await user.click(await shown.findByRole('button', { name: 'Replace 8 places in 2 mocks' }))
  await (await report()).findByRole('button', { name: 'Undo' })
  const owner = String(platform.session.readUser()?.id)
  await waitFor(async () =>
    expect(await listOnDevice(owner, `reading/${reading}`)).toMatchObject([
      { summary: expect.stringMatching(/Description/) },
      { summary: 'As it was before the first save that was kept' },
    ]),
  )
})
