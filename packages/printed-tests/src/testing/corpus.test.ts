import { expect, test } from 'vitest'
import { type CorpusPaper, corpusPapers } from './corpus-papers.ts'
import { scorePassages, scoreText } from './score-text.ts'

function listFaults({ expected, read: readPaper }: CorpusPaper) {
  const read = readPaper()
  const listed = expected.questions.flatMap(({ numbers, isListed }) => (isListed ? numbers : []))
  const faults = scoreText(read, expected).filter(
    ({ number, verdict }) => verdict !== (listed.includes(number) ? 'listed' : 'right'),
  )
  return [...faults, ...scorePassages(read, expected)]
}

/** Texts that are not read as they are printed yet: a title, three numbers of paragraphs, and a space before a bracket. */
const unread = ['partner-sample-39', 'galley-39', 'homework-pack-40', 'kazan-passage3-47']

/** Habits that no second text has, and no rule any more (0096): their questions are listed. */
const single = [
  'cambook-pdf-34',
  'forum-35',
  'headings-digits-44',
  'mail-33',
  'pdf-columns-21',
  'portal-1',
  'sections-keys-42',
  'web-portuguese-html-44',
  'word-32',
  'word-lists-2',
  'worksheet-15',
  'worksheet-30',
  'worksheet-46',
  'worksheet-61',
  'worksheet-64',
  'worksheet-73',
]

const open = [...unread, ...single]

const isOpen = ({ name }: CorpusPaper) => open.includes(name)

test.each(corpusPapers.filter((paper) => !isOpen(paper)))('reads $name as it is printed', (paper) => {
  expect(listFaults(paper)).toEqual([])
})

test.fails.each(corpusPapers.filter(isOpen))('reads $name as it is printed', (paper) => {
  expect(listFaults(paper)).toEqual([])
})

test('reads nothing wrongly unseen in the corpus', () => {
  const scores = corpusPapers.flatMap(({ name, expected, read }) =>
    scoreText(read(), expected).map((score) => ({ name, ...score })),
  )
  expect(scores.filter(({ verdict }) => verdict === 'wrong' || verdict === 'lost')).toEqual([])
})

const listRemarks = (name: string) => {
  const paper = corpusPapers.find((each) => each.name === name)
  if (paper === undefined) throw new Error(`The corpus has no ${name}`)
  return paper.read().doubts.map(({ reason }) => reason)
}

const plain = [
  'aligned-1',
  'google-docs-6',
  'libre-1',
  'nineties-11',
  'site-10',
  'worksheet-28',
  'worksheet-35',
  'worksheet-59',
  'worksheet-63',
  'worksheet-66',
]

test.each([...plain, 'worksheet-67', 'worksheet-77', 'worksheet-78'])('gives no remark on %s', (name) => {
  expect(listRemarks(name)).toEqual([])
})

test.each([
  ['pdf-columns-9', 'A word that was divided at the end of a line was joined.'],
  ['word-22', 'No answer key was found.'],
  ['word-23', 'The text has no picture and no labels: add the picture to the group.'],
])('gives the one expected remark on %s', (name, reason) => {
  expect(listRemarks(name)).toEqual([reason])
})
