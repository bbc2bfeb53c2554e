import {
  listExplained,
  listPartIds,
  noExplanations,
  setExplained,
  setPartRecording,
  toBlankMock,
  toContent,
} from '@console/ielts'
import { type MockLabels, reviewNotesSchema } from '@console/ielts/schemas'
import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { createDeviceExplanations } from '../explanation-store/device-explanations.ts'
import { findServerExplanations, putServerExplanations } from '../explanation-store/explanations.api.ts'
import { keptExplanationsKey } from '../explanation-store/kept-explanations-key.ts'
import mocks from '../remote.ts'
import { writeDeviceMock } from '../sections/speaking/device-mock.ts'
import { InProcessWorker } from './testing/in-process-worker.ts'
import { toMatchLink } from './to-match-link.ts'

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessWorker)
  return () => vi.unstubAllGlobals()
})

/** The first reading mock has a unique word in a paragraph and in a question. */
async function openSearch(address = '/mocks/search/') {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/', features: { versions: true } })
  const { id = 0, name = '' } = (await fetchMocks(remote.api, 'reading'))[0] ?? {}
  const { id: _id, reading_questions: questions, ...mock } = await fetchMock(remote.api, 'reading', id)
  const [passage, ...passages] = questions?.passages ?? []
  const [paragraph, ...paragraphs] = passage?.paragraphs ?? []
  const [group, ...groups] = passage?.questions ?? []
  const [question, ...others] = group?.questions ?? []
  if (!passage || !paragraph || !group || !question) throw new Error('A reading mock has questions')
  const changed = {
    ...passage,
    paragraphs: [{ ...paragraph, content: 'They kept quagga herds.' }, ...paragraphs],
    questions: [
      { ...group, questions: [{ ...question, text: 'Where did a Quagga graze?' }, ...others] },
      ...groups,
    ],
  }
  const reading_questions = { ...questions, passages: [changed, ...passages] }
  await updateMock(remote.api, 'reading', id, { ...mock, reading_questions })
  remote.server.reset()
  await remote.router.navigate(address)
  return { ...remote, id, name }
}

const found = (name: string) => screen.findByRole('region', { name })
/** A hit’s second link leads to the match; its first is the mock’s name. */
const linkIn = (hit: HTMLElement) => within(hit).getAllByRole('link')[1] ?? document.body
const isRead = () => screen.findByText(/^All mocks (searched|are ready to be searched\.)$/)

test('the command palette finds words inside mocks, and leads to their place and to the full search', async () => {
  const { platform, server, name } = await openSearch('/mocks/speaking/')
  const sources = (await mocks.records?.(platform)) ?? []
  const { signal } = new AbortController()
  const find = async (words: string) =>
    (await Promise.all(sources.map(async ({ search }) => (await search?.(words, signal)) ?? []))).flat()
  const [first, ...others] = await find('quagga')
  expect(first?.title).toContain(name)
  expect(first?.title).toMatch(/quagga/i)
  expect(first?.to).toMatch(/^\/mocks\/reading\/\d+\/edit\?at=/)
  expect(others.at(-1)).toMatchObject({
    title: 'Search for “quagga” in all mocks',
    to: '/mocks/search/?q=quagga',
  })
  server.reset()
  expect(await find('zyzzyva')).toHaveLength(1)
  expect(server.requests).toEqual([])
})

test('words are found in every mock, highlighted, and link to their place in the editor', async () => {
  const { user, router, id, name } = await openSearch()
  await isRead()
  await user.type(screen.getByRole('searchbox', { name: 'Words to find' }), 'quagga')
  expect(await screen.findByText('2 places in 1 mock')).toBeVisible()
  const [heading, first, second] = within(await found(name)).getAllByRole('link')
  expect(heading).toHaveTextContent(name)
  expect(first).toHaveTextContent('They kept quagga herds.')
  expect(second).toHaveTextContent('Where did a Quagga graze?')
  expect(screen.getAllByText('quagga', { selector: 'mark' })).toHaveLength(1)
  await user.click(second ?? document.body)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/mocks/reading/${id}/edit`))
  await waitFor(() => expect(document.activeElement).toHaveValue('Where did a Quagga graze?'))
})

test('the questions around a match are copied as the editor pastes them', async () => {
  const { user, name } = await openSearch('/mocks/search/?q=quagga+graze')
  await user.click(within(await found(name)).getByRole('button', { name: 'Copy questions' }))
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible()
  const copied: unknown = JSON.parse(await navigator.clipboard.readText())
  expect(copied).toMatchObject({
    kind: 'ielts-console/question-groups',
    section: 'reading',
    groups: [
      { questions: expect.arrayContaining([expect.objectContaining({ text: 'Where did a Quagga graze?' })]) },
    ],
  })
})

test('searches even when the browser stores nothing, and says so', async () => {
  const { user } = await openSearch()
  await isRead()
  expect(screen.getByText(/^This browser does not keep the texts/)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Words to find' }), 'quagga')
  expect(await screen.findByText('2 places in 1 mock')).toBeVisible()
})

test('says when a word is found nowhere', async () => {
  await openSearch('/mocks/search/?q=zyzzyva')
  await isRead()
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
})

test('asks first on a metered connection', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const { user, server } = await openSearch('/mocks/search/?q=quagga')
  await screen.findByText(/ not loaded yet, and not searched\.$/)
  expect(server.requests.filter(({ path }) => /\/\d+$/.test(path))).toEqual([])
  expect(await screen.findByText('None of the mocks loaded so far contains “quagga”.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Load the mocks' }))
  expect(await screen.findByText('2 places in 1 mock')).toBeVisible()
})

test('a mock that cannot be read is reported, and read on retry', async () => {
  const { user, server, router, api } = await openSearch('/mocks/speaking/')
  const [{ id } = { id: 0 }] = await fetchMocks(api, 'listening')
  const body = { status: false, message: 'Gone' }
  server.failNext({ method: 'GET', path: `mocks/listening/${id}`, status: 404, body })
  await router.navigate('/mocks/search/')
  await screen.findByText('1 mock could not be read, and is not searched.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await isRead()
})

test('links to the same search in the articles, when the release has them', async () => {
  const { platform, router } = await openSearch('/mocks/search/?q=ice+trade')
  const link = await screen.findByRole('link', { name: 'Search in the articles' })
  expect(link).toHaveAttribute('href', '/content/search/ice trade')
  platform.links.linkTo = () => null
  await router.navigate('/mocks/speaking/')
  await router.navigate('/mocks/search/?q=ice+trade')
  await isRead()
  expect(screen.queryByRole('link', { name: 'Search in the articles' })).toBeNull()
})

test('searches only mocks with a tag and a difficulty, and finds a typed tag', async () => {
  const remote = await openSearch('/mocks/speaking/')
  const { user, router, api, id, name } = remote
  const other = (await fetchMocks(api, 'listening'))[0]?.id ?? 0
  const label = (path: string, body: MockLabels) =>
    api.request({ method: 'PUT', path: `mock-notes/${path}`, body, schema: reviewNotesSchema })
  await label(`reading/${id}`, { difficulty: 'hard', tags: ['zoology'] })
  await label(`listening/${other}`, { difficulty: 'easy', tags: ['harbours'] })
  await router.navigate('/mocks/search/?q=quagga')
  await isRead()
  expect(await found(name)).toBeVisible()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'harbours')
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'zoology')
  expect(await found(name)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'Easy')
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())
  await user.clear(screen.getByRole('searchbox', { name: 'Words to find' }))
  await user.type(screen.getByRole('searchbox', { name: 'Words to find' }), 'zoo')
  expect(within(await found('Found by tag')).getByRole('link', { name })).toBeVisible()
})

test('a word in a transcript from the server links to its paper', async () => {
  const remote = await openSearch('/mocks/speaking/')
  const { user, router, api } = remote
  const { id = 0, name = '' } = (await fetchMocks(api, 'listening'))[0] ?? {}
  const { id: _id, listening_questions: questions, ...mock } = await fetchMock(api, 'listening', id)
  const [part, ...parts] = questions?.parts ?? []
  if (!questions || !part) throw new Error('A listening mock has parts')
  const heard = { ...part, transcript: 'Guide: That is an okapi.' }
  const listening_questions = { ...questions, parts: [heard, ...parts] }
  await updateMock(api, 'listening', id, { ...mock, listening_questions })
  await router.navigate('/mocks/search/?q=okapi')
  await isRead()
  const hit = await found(name)
  expect(within(hit).getByText('Part 1, transcript')).toBeVisible()
  await user.click(linkIn(hit))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/mocks/listening/${id}/papers`))
  expect(await screen.findByText(/That is an okapi\./)).toBeVisible()
})

test('finds an explanation from the server on the answer key', () => {
  const key = 'mock/passages:p/questions:g/questions:q explanation'
  const place = { key, part: 2, group: null, mark: '21, 22', text: '' }
  expect(toMatchLink({ id: 'reading/5', section: 'reading', place })).toEqual({
    path: '/mocks/reading/5/papers?paper=key&explanations&at=21%2C%2022',
    name: 'Passage 2, explanation of questions 21, 22',
  })
})

test.each([
  ['mock/parts:p image', 1, 'Task 1, picture'],
  ['mock recording', null, 'Details, recording'],
  ['mock/parts:p task', 1, 'Task 1'],
])('a match at %s of part %s is called “%s”', (key, part, name) => {
  const place = { key, part, group: null, mark: null, text: '' }
  expect(toMatchLink({ id: 'writing/5', section: 'writing', place }).name).toBe(name)
})

/** Explanations on this device of the section’s first mock. */
async function keepNotes({ api, platform }: RenderedRemote, section: 'reading' | 'listening', words: string) {
  const { id = 0, name = '' } = (await fetchMocks(api, section))[0] ?? {}
  const content = toContent(toMockDocument(await fetchMock(api, section, id)))
  const [, second] = listExplained(content, noExplanations)
  const [part = ''] = listPartIds(content)
  const open = await createDeviceExplanations(platform).open({ section, id: String(id) })
  const write = (text: string) =>
    open.change((notes) =>
      section === 'listening'
        ? setPartRecording(part, { transcript: text })(notes)
        : setExplained(second?.key ?? '', { explanation: text })(notes),
    )
  write(words)
  await waitFor(async () => expect(await platform.drafts.list()).toHaveLength(1))
  return { id, name, write, mark: second?.mark ?? '' }
}

test('finds a transcript stored on this device, and follows changes from another tab', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const { router, user, platform } = remote
  const { id, name, write } = await keepNotes(remote, 'listening', 'Guide: That is an okapi.')
  await router.navigate('/mocks/search/?q=okapi')
  await isRead()
  const hit = await found(name)
  expect(within(hit).getByText('Part 1, transcript')).toBeVisible()

  // Simulates the message of another tab.
  const toOther = async (words: string) => {
    write(words)
    await waitFor(async () => expect(JSON.stringify(await platform.drafts.list())).toContain(words))
    await platform.queryClient.invalidateQueries({ queryKey: keptExplanationsKey })
  }
  await toOther('Guide: That is a gnu.')
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())
  await toOther('Guide: That is an okapi again.')
  await user.click(linkIn(await found(name)))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/mocks/listening/${id}/papers`))
  expect(await screen.findByText(/That is an okapi again\./)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Part 1' })).toHaveAttribute('aria-current', 'location')
})

test('an explanation stored on this device links to its question on the answer key', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const { name, mark } = await keepNotes(remote, 'reading', 'The okapi is named in line 9.')
  await remote.router.navigate('/mocks/search/?q=okapi')
  await isRead()
  const hit = await found(name)
  expect(within(hit).getByText(`Passage 1, explanation of question ${mark}`)).toBeVisible()
  await remote.user.click(linkIn(hit))
  const row = await screen.findByRole('row', { name: /The okapi is named in line 9\./ })
  expect(row).toHaveAttribute('aria-current', 'location')
})

test('finds a speaking mock that only this device has, and says that it stays here', async () => {
  const { platform, router, user } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const questions = {
    title: 'Interview',
    parts: [{ id: 2, part: 1, questions: [{ id: 1, text: 'Who saw a quokka?' }] }],
  }
  const kept = await writeDeviceMock(platform, { ...toBlankMock('speaking'), name: 'Islands', questions })
  await router.navigate('/mocks/search/?q=quokka')
  const hit = within(await found('Islands'))
  expect(hit.getByText('Part 1')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Replace…' }))
  const preview = await screen.findByRole('button', { name: 'Preview' })
  await waitFor(() => expect(preview).toBeEnabled())
  await user.click(preview)
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
  expect(
    screen.getByText(
      'Transcripts, explanations, addresses and the speaking mocks of this device stay as they are.',
    ),
  ).toBeVisible()

  await router.navigate('/mocks/search/?q=quokka')
  await user.click(linkIn(await found('Islands')))
  const question = await screen.findByDisplayValue('Who saw a quokka?')
  await waitFor(() => expect(question).toHaveFocus())
  expect(router.state.location.search).toContain(kept.id)
})

test('tells other tabs about notes made in this one', async () => {
  const told: unknown[] = []
  const channel = new BroadcastChannel('console-changes')
  channel.onmessage = ({ data }) => told.push(data)
  onTestFinished(() => channel.close())
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const { write } = await keepNotes(remote, 'reading', 'The okapi is named in line 9.')
  write('And in line 10.')
  await waitFor(() => expect(told).toContainEqual([keptExplanationsKey]))
})

test('finds an explanation stored on the server, and follows a colleague’s changes', async () => {
  const remote = await openSearch('/mocks/speaking/')
  const { api, router, platform, id, name } = remote
  const mock = { section: 'reading', id: String(id) } as const
  const [first] = listExplained(
    toContent(toMockDocument(await fetchMock(api, 'reading', id))),
    noExplanations,
  )
  const explain = async (explanation: string) => {
    const found = await findServerExplanations(api, mock)
    await putServerExplanations(api, mock, setExplained(first?.key ?? '', { explanation })(noExplanations), {
      ifMatch: found?.version ?? null,
    })
  }
  await explain('The okapi is named in line 9.')
  await router.navigate('/mocks/search/?q=okapi')
  await isRead()
  expect(within(await found(name)).getByText(/^Passage 1, explanation of questions? /)).toBeVisible()
  await explain('The gnu is named in line 9.')
  await platform.queryClient.invalidateQueries({ queryKey: keptExplanationsKey })
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())
})
