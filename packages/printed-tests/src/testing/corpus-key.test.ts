import { toLetter, toNumeral } from '@console/ielts'
import { expect, test } from 'vitest'
import { readKey } from '../answers/read-answer-key.ts'
import { splitRegions } from '../answers/split-regions.ts'
import { splitText } from '../lines/split-text.ts'
import { corpusPapers } from './corpus-papers.ts'

const keys = corpusPapers.flatMap(({ name, text, expected, read }) => {
  // A doubt about the whole test cannot be settled by its key alone.
  if (expected.questions.some(({ isListed }) => isListed)) return []
  // An exercise of words stands in its key, and nobody asks for it: what follows is left out.
  if (name === 'krakow-unit-46') return []
  // The unit alone tells which of the exercises in its key are those of questions.
  if (name === 'course-middle-48') return []
  // “Answer:” below each question is a field of the screen, which is left out before the key is looked for.
  if (name === 'perth-preview-47' || name === 'moodle-review-gt-50') return []
  // Answers that are typed below the questions of a mail.
  if (name === 'freiburg-thunderbird-inline-capitals-50') return []
  const { key, body } = splitRegions(splitText(text))
  const places = new Set(key.map(({ at }) => at))
  const asked = new Set(body.map(({ at }) => at))
  const printed = text.split('\n')
  const alone = printed.filter((_, index) => places.has(index + 1))
  // “Answer: B” below each question or behind it has the number of its question, and is no key to paste alone.
  const isInline =
    key.some(({ at }) => asked.has(at)) || alone.every((line) => /^answer:\s/i.test(line.trim()))
  return isInline ? [] : [{ name, read, alone: alone.join('\n') }]
})

test.each(keys)('reads the key of $name when it is pasted alone', ({ name, read: readPaper, alone }) => {
  const { parts, answers } = readPaper()
  const ends = parts.flatMap(({ groups }) => groups.map(({ last }) => last))
  const read = readKey(alone, { ends }).answers
  const wanted = [...answers].toSorted(([left], [right]) => left - right)
  const signs = [...(explained.find(([paper]) => paper === name)?.[1] ?? [])]
  const toSign = (said: string) => signs.find(([, word]) => word === said)?.[0] ?? said
  const alike = wanted.map(([number, said]) => [number, toSign(said)] as const)
  expect(alike.map(([number, said]) => [number, toSame(read.get(number), said)])).toEqual(alike)
})

/** Letters and signs that only the paper explains stay what they are in its key. */
const explained: readonly [string, ReadonlyMap<string, string>][] = [
  ['worksheet-61', new Map([['N', 'NOT GIVEN']])],
  [
    'worksheet-62',
    new Map([
      ['S', 'TRUE'],
      ['C', 'FALSE'],
    ]),
  ],
  ['salamanca-worksheet-lighthouse-50', new Map([['V', 'TRUE']])],
  [
    'worksheet-69',
    new Map([
      ['✓', 'TRUE'],
      ['✗', 'FALSE'],
    ]),
  ],
]

/** Options that have numbers on paper have letters or numerals in the mock. */
function toSame(read: string | undefined, said: string) {
  if (read === undefined || !/^\d$/.test(read)) return read
  if (/^[ivx]+$/.test(said)) return toNumeral(Number(read) - 1)
  return /^[A-F]$/.test(said) ? toLetter(Number(read) - 1) : read
}

test('reports an exercise with more answers than questions, and shifts nothing', () => {
  const { answers, unread } = readKey('1 a\n2 b\n1 T\n2 F\n3 F\n1 ice\n2 snow', { ends: [2, 4, 6] })
  expect([...answers]).toEqual([
    [1, 'a'],
    [2, 'b'],
  ])
  expect(unread.map(({ text }) => text)).toEqual(['1 T', '2 F', '3 F', '1 ice', '2 snow'])
})
