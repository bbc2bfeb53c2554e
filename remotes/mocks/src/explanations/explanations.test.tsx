import { listKeyGroups, toContent } from '@console/ielts'
import { buildPaper } from '@console/papers'
import { toWordFile } from '@console/papers/word'
import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { readWordText } from '../papers/testing/read-word-text.ts'
import mocks from '../remote.ts'

type Section = 'reading' | 'listening'

async function openSheet(section: Section) {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const id = (await fetchMocks(remote.api, section))[0]?.id ?? 0
  const content = toContent(toMockDocument(await fetchMock(remote.api, section, id)))
  await remote.router.navigate(`/mocks/${section}/${id}/edit`)
  await screen.findByRole('tree')
  const sheet = await openExplanations(remote)
  await sheet.findByRole('list', { name: 'Questions' })
  return { ...remote, id, content, sheet }
}

async function openExplanations({ user }: Pick<RenderedRemote, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  await user.click(await screen.findByRole('button', { name: 'Explanations' }))
  return within(await screen.findByRole('dialog', { name: 'Explanations' }))
}

function select(area: HTMLElement, words: string) {
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('The text is selected in a text area')
  const start = area.value.indexOf(words)
  area.setSelectionRange(start, start + words.length)
}

async function sitToTheEnd({ user }: Pick<RenderedRemote, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = within(await screen.findByRole('dialog', { name: /^Sitting/ }))
  await user.click(sitting.getByRole('button', { name: 'Review answers' }))
  await user.click(sitting.getByRole('button', { name: 'Hand in' }))
  return sitting
}

test('an explanation and its evidence are kept, and appear in the review and on the printed key', async () => {
  const remote = await openSheet('reading')
  const { user, router, id, content, sheet } = remote
  const passage = sheet.getByRole('textbox', { name: 'Passage' })
  const words = (passage.textContent ?? '').slice(0, 40).split(' ').slice(0, 4).join(' ')
  await user.type(sheet.getByRole('textbox', { name: 'Explanation of question 1' }), 'It says so.')
  select(passage, words)
  await user.click(sheet.getByRole('button', { name: 'Mark as evidence for question 1' }))
  expect(sheet.getByText(words, { selector: 'q' })).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Close' }))

  const sitting = await sitToTheEnd(remote)
  const [, first] = within(sitting.getByRole('region', { name: 'Result' })).getAllByRole('row')
  expect(first).toHaveTextContent(`It says so. ${words}`)
  expect(
    within(sitting.getByRole('region', { name: 'Passage' })).getByText(words, { selector: 'mark' }),
  ).toHaveTextContent(`${words} Q1`)

  await router.navigate(`/mocks/reading/${id}/papers?paper=key`)
  const printed = await screen.findByRole('article', { name: content.header.name })
  expect(printed).not.toHaveTextContent('It says so.')
  await user.click(screen.getByRole('checkbox', { name: 'With explanations' }))
  expect(printed).toHaveTextContent(`It says so. “${words}”`)
  // The mock on the server is unchanged.
  expect(toContent(toMockDocument(await fetchMock(remote.api, 'reading', id)))).toEqual(content)
})

test('a pasted transcript supports an answer, and is printed with it', async () => {
  const remote = await openSheet('listening')
  const { user, router, id, content, sheet } = remote
  const transcript = sheet.getByRole('textbox', { name: 'Transcript' })
  await user.click(transcript)
  await user.paste('AGENT: Good morning.\nCALLER: I would like to hire a boat.')
  transcript.focus()
  select(transcript, 'hire a boat')
  await user.click(sheet.getByRole('button', { name: 'Mark as evidence for question 1' }))
  await user.clear(transcript)
  expect(sheet.getByText('These words are no longer in the text.')).toBeVisible()
  await user.click(transcript)
  await user.paste('AGENT: Good morning.\nCALLER: I would like to hire a boat.')
  await user.click(sheet.getByRole('button', { name: 'Show the evidence for question 1' }))
  await waitFor(() => expect(transcript).toHaveFocus())
  await user.click(sheet.getByRole('button', { name: 'Close' }))

  const sitting = await sitToTheEnd(remote)
  expect(sitting.getByText('hire a boat', { selector: 'mark' })).toHaveTextContent('hire a boat Q1')

  await router.navigate(`/mocks/listening/${id}/papers?paper=transcript`)
  const printed = await screen.findByRole('article', { name: content.header.name })
  expect(printed).toHaveTextContent('CALLER: I would like to hire a boat [1].')
})

test('the transcript of a whole test is pasted once and divided by part', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const { api, router, user } = remote
  const rows = await fetchMocks(api, 'listening')
  const id = rows.find(({ name }) => name === 'Harbour 2: Listening, Test 1')?.id ?? 0
  const { id: _id, listening_questions: questions, ...mock } = await fetchMock(api, 'listening', id)
  const parts = (questions?.parts ?? []).map((part) => ({ ...part, transcript: null }))
  const listening_questions = { recording: '', ...questions, parts }
  await updateMock(api, 'listening', id, { ...mock, listening_questions })
  await router.navigate(`/mocks/listening/${id}/edit`)
  await screen.findByRole('tree')
  const sheet = await openExplanations(remote)
  await user.click(await sheet.findByRole('textbox', { name: 'Transcript' }))
  await user.paste('PART 1\nAGENT: Good morning.\n\nPART 2\nGUIDE: Welcome.')
  await waitFor(() =>
    expect(sheet.getByRole('textbox', { name: 'Transcript' })).toHaveValue('AGENT: Good morning.'),
  )
  await user.click(sheet.getByRole('radio', { name: 'Part 2' }))
  await waitFor(() =>
    expect(sheet.getByRole('textbox', { name: 'Transcript' })).toHaveValue('GUIDE: Welcome.'),
  )
})

test('explanations are shared with a colleague as a file that no other mock accepts', async () => {
  const remote = await openSheet('reading')
  const { user, id, content, sheet, platform } = remote
  const files: Blob[] = []
  const open = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:explanations'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const field = () => sheet.getByRole('textbox', { name: 'Explanation of question 1' })
  await user.type(field(), 'Ours.')
  await user.click(sheet.getByRole('button', { name: 'Export' }))
  open.mockRestore()
  const text = (await files[0]?.text()) ?? ''
  await user.clear(field())
  const input = sheet.getByLabelText('Explanations as a file')
  fireEvent.change(input, { target: { files: [new File([text], 'ours.json')] } })
  await waitFor(() => expect(field()).toHaveValue('Ours.'))

  const other = text.replace(`"id": "${id}"`, '"id": "0"')
  fireEvent.change(input, { target: { files: [new File([other], 'other.json')] } })
  await waitFor(() =>
    expect(platform.notices.at(-1)).toMatchObject({
      message: '“other.json” was not imported',
      description: `The file belongs to another mock, “${content.header.name}”.`,
    }),
  )
})

test('a mock that was never saved says what to do first', async () => {
  const remote = await renderRemote(mocks, { path: '/mocks/reading/new' })
  await screen.findByRole('tree')
  const sheet = await openExplanations(remote)
  expect(sheet.getByText(/^Save the mock first/)).toBeVisible()
})

test('says when this device refuses to store explanations', async () => {
  const { user, sheet, platform } = await openSheet('reading')
  platform.drafts.store = async () => ({ stored: false, reason: 'full' })
  await user.type(sheet.getByRole('textbox', { name: 'Explanation of question 1' }), 'A')
  expect(await sheet.findByRole('alert')).toHaveTextContent(
    'The last change was not kept. The storage of this browser is full. Export the file to keep it.',
  )
})

test('the Word file of a key has the explanations in question order', async () => {
  const { content } = await openSheet('reading')
  const places = listKeyGroups(content).flatMap((group) =>
    group.kind === 'set' ? [] : group.questions.map(({ place }) => `${place.node} ${place.field}`),
  )
  const questions = Object.fromEntries(
    places.map((key, index) => [key, { explanation: `Reason ${index}.`, proof: '' }]),
  )
  const paper = buildPaper(content, 'key', { notes: { questions, parts: {} }, isExplained: true })
  if (paper === null) throw new Error('The mock has a key')
  const lines = await readWordText(await toWordFile(paper, 'a4'))
  expect(lines.filter((line) => line.startsWith('Reason'))).toEqual(
    places.map((_, index) => `Reason ${index}.`),
  )
})
