import { listKeyGroups, numberRange, toBlankMock, toContent, toFigures } from '@console/ielts'
import { arbitraryKeyedMock } from '@console/ielts/testing'
import { buildPaper, listPictures, type PaperBlock, type PaperKind } from '@console/papers'
import { toWordFile } from '@console/papers/word'
import { renderRemote } from '@console/remote-kit/testing'
import { render, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks, type ServedSection } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import mocks from '../remote.ts'
import { writeDeviceMock } from '../sections/speaking/device-mock.ts'
import { PaperView } from './paper-view.tsx'
import { readWordText } from './testing/read-word-text.ts'

const sections: readonly ServedSection[] = ['reading', 'listening', 'writing']

/** Removes spaces and the arrows between steps, which are text in only one of the formats. */
const squeeze = (text: string): string => text.replaceAll(/[\s↓]|Loading the picture/g, '')

async function openPaper(section: ServedSection, kind: PaperKind, place = 0) {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const id = (await fetchMocks(remote.api, section))[place]?.id ?? 0
  const content = toContent(toMockDocument(await fetchMock(remote.api, section, id)))
  await remote.router.navigate(`/mocks/${section}/${id}/papers?paper=${kind}`)
  const shown = await screen.findByRole('article', { name: content.header.name })
  return { ...remote, content, shown, text: shown.textContent ?? '' }
}

test.each(
  sections.flatMap((section) =>
    (['questions', 'key', 'answers'] as const)
      .filter((kind) => kind !== 'key' || section !== 'writing')
      .map((kind) => ({ section, kind })),
  ),
)(
  'the Word file of the $kind of $section has the text of the print view in the same order',
  async ({ section, kind }) => {
    const { content, text } = await openPaper(section, kind)
    const paper = buildPaper(content, kind)
    if (paper === null) throw new Error('The paper was shown, and so is one.')
    const pictures = listPictures(paper.blocks).map(
      ({ description, address }) => `[${description}: ${address}]`,
    )
    const lines = (await readWordText(await toWordFile(paper, 'a4'))).filter(
      (line) => !pictures.includes(line),
    )
    expect(squeeze(lines.join(''))).toBe(squeeze(text))
  },
)

test('a table column without a heading has no empty heading cell for screen readers', () => {
  const rows = [[['Museum'], ['9 a.m.']]]
  const { rerender } = render(
    <PaperView
      paper={{ title: 'Hours', blocks: [{ kind: 'table', heads: ['', 'Opens'], rows }] }}
      size="a4"
    />,
  )
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Opens'])
  expect(screen.getByText('Opens')).toBe(screen.getAllByRole('row')[0]?.children[1])
  rerender(
    <PaperView paper={{ title: 'Hours', blocks: [{ kind: 'table', heads: ['', ''], rows }] }} size="a4" />,
  )
  expect(screen.queryAllByRole('columnheader')).toEqual([])
  expect(screen.getAllByRole('row')).toHaveLength(1)
})

test('a Word file has the pictures that could be loaded, and the addresses of the others', async () => {
  const block = { kind: 'picture', description: 'A map of the park' } as const
  const paper = {
    title: 'Maps',
    blocks: [
      { ...block, address: 'https://images.example.com/park.webp' },
      { ...block, address: 'https://images.example.com/refused.png' },
    ],
  }
  const picture = { data: new Uint8Array([137, 80, 78, 71]), width: 2000, height: 1000 }
  const file = await toWordFile(paper, 'a4', new Map([['https://images.example.com/park.webp', picture]]))
  expect(await readWordText(file)).toEqual([
    'Maps',
    '[A map of the park: https://images.example.com/refused.png]',
  ])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const media = Object.keys(parts).filter((name) => /^word\/media\/./.test(name))
  expect(media.map((name) => parts[name])).toEqual([picture.data])
  // The width of the text, in EMU (9525 per pixel).
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('cx="6191250" cy="3095625"')
})

test('a question paper has every question number once and in order', async () => {
  const { shown, content } = await openPaper('reading', 'questions')
  const marks = within(shown)
    .getAllByText(/^\d{1,2}(–\d{1,2})?$/, { selector: 'strong' })
    .flatMap(({ textContent }) => toNumbers(textContent ?? ''))
  expect(marks).toEqual(numberRange(1, toFigures(content).questions))
})

/** Flattens the groups that keep blocks on one page. */
const listFlat = (blocks: readonly PaperBlock[] = []): PaperBlock[] =>
  blocks.flatMap((block) => (block.kind === 'kept' ? listFlat(block.blocks) : [block]))

const toNumbers = (mark: string): number[] => {
  const [first = 0, last = first] = mark.split('–').map(Number)
  return numberRange(first, last)
}

test('an answer sheet has forty numbered lines in two columns', async () => {
  const { shown } = await openPaper('listening', 'answers')
  const rows = within(shown).getAllByRole('row')
  expect(rows).toHaveLength(20)
  expect(rows[0]).toHaveTextContent('121')
  expect(within(shown).getAllByRole('rowheader')).toHaveLength(40)
})

test('the key lists every accepted answer, and the letters of a set in one row', async () => {
  const { api } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const rows = await Promise.all(
    (await fetchMocks(api, 'listening')).map(({ id }) => fetchMock(api, 'listening', id)),
  )
  const content = rows
    .map((mock) => toContent(toMockDocument(mock)))
    .find((each) => new Set(listKeyGroups(each).map(({ kind }) => kind)).size === 3)
  if (content === undefined) throw new Error('No listening mock has questions of every kind')
  const groups = listKeyGroups(content)
  const written = groups.find(({ kind }) => kind === 'words')?.questions[0]
  const [first, second] = groups.find(({ kind }) => kind === 'set')?.questions ?? []
  const changed = written?.setKey('(the) tutor|fish')(content) ?? content
  const printed = listFlat(buildPaper(changed, 'key')?.blocks).flatMap((block) =>
    block.kind === 'table' ? block.rows.map((cells) => cells.flat()) : [],
  )
  expect(printed).toContainEqual([{ strong: `${written?.number}` }, 'tutor / the tutor / fish'])
  expect(printed).toContainEqual([
    { strong: `${first?.number}, ${second?.number}` },
    `${first?.key}, ${second?.key} (in any order)`,
  ])
})

test('explains why a mock does not have a paper', async () => {
  const { router } = await openPaper('writing', 'questions')
  await router.navigate('?paper=transcript')
  expect(await screen.findByText(/^This mock has no transcript/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
})

test('the paper of an interview on this device has its card and its questions', async () => {
  const { platform, router } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const blank = toBlankMock('speaking')
  const card = { topic: 'Describe a bridge.', bullets: ['where it is'] }
  const part = { id: 2, part: 2, preparation_time: 60, talk_time: 120, cue_card: card }
  const questions = {
    title: 'Interview',
    parts: [{ ...part, questions: [{ id: 1, text: 'Who built it?' }] }],
  }
  const kept = await writeDeviceMock(platform, { ...blank, name: 'Bridges', questions })
  await router.navigate(`/mocks/speaking/${kept.id}/papers`)
  expect(await screen.findByRole('article', { name: 'Bridges' })).toHaveTextContent(
    'Describe a bridge.You should say:•where it is' +
      'You will have to talk about the topic for up to 2 minutes. ' +
      'You have 1 minute to think about what you are going to say.•Who built it?',
  )
})

test('the papers are linked from the mock and from its editor', async () => {
  const { api, router } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const id = (await fetchMocks(api, 'reading'))[0]?.id
  const address = `/mocks/reading/${id}/papers`
  for (const path of [`/mocks/reading/${id}/`, `/mocks/reading/${id}/edit`]) {
    await router.navigate(path)
    await screen.findByRole('heading', { level: 1 })
    expect(await screen.findByRole('link', { name: 'Papers' })).toHaveAttribute('href', address)
  }
})

test('a mock of any question type has the same text on paper and in Word', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryKeyedMock, async (document) => {
      const paper = buildPaper(toContent(document), 'questions')
      if (paper === null) return
      const { container, unmount } = render(<PaperView paper={paper} size="a4" />)
      const lines = await readWordText(await toWordFile(paper, 'letter'))
      expect(squeeze(lines.join(''))).toBe(squeeze(container.textContent ?? ''))
      unmount()
    }),
    { numRuns: 20 },
  )
})
