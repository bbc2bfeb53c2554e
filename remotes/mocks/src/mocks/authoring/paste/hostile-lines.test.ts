import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allowsReuse } from '../../core/checks/check-letters.ts'
import { splitAtGaps } from '../questions/gap-text.ts'
import {
  isKeyHead,
  listGaps,
  matchGroupHead,
  matchNumbered,
  matchPassageHead,
  matchTwoNumbers,
  matchVerdict,
  splitColumns,
} from './line-patterns.ts'

/** The patterns as they read at their plainest; on a hostile line their time grows with the square of its length. */
const plain = {
  passageHead: /^(?:reading\s+)?(passage|section|part)\s+([1-4]|one|two|three|four)\b\s*[.:–—-]?\s*(.*)$/i,
  groupHead:
    /^questions?\s+(\d{1,2})(?:\s*(?:[-–—&]|to|and)\s*(\d{1,2}))?\b\s*(?:\(.*?\))?\s*[.:–—-]?\s*(.*)$/i,
  keyHead: /^(?:reading\s+)?(?:answer\s*key|answers|key|solutions?)(?:\s+to\s+.*)?\s*:?$/i,
  numbered: /^[([]?(\d{1,2})[)\]]?\s*[.):]?\s+(\S.*)$/,
  twoNumbers: /^(\d{1,2})\s*(?:[-–—&,]|and)\s*(\d{1,2})\s*[.):]?\s+(\S.*)$/,
  columns: /\t+| {2,}|\s*\|\s*/,
  gaps: /[([]?\b(\d{1,2})[)\]]?[.:]?\s*(?:_{2,}|\.{3,}|…(?:\s?…)*)|(?:_{2,}|\.{3,}|…(?:\s?…)*)\s*[([](\d{1,2})[)\]]|[([](\d{1,2})[)\]]/g,
  verdict: /^(TRUE|FALSE|NOT GIVEN|YES|NO)\b\s*[-–—:]?\s*((?:if|when|the|there|it)\b.*)?$/,
  reuse: /(?<!\bnot\b[^.]*)\bmore than once\b/i,
  typedGap: /\[\[(.*?)\]\]/g,
}

const pieces = [
  'reading ',
  'Passage',
  'questions',
  '1',
  '12',
  'two',
  'answer',
  'key',
  'to',
  'and',
  'TRUE',
  'if',
]
const marks = [' ', '  ', '\t', '|', '.', '...', '…', '___', ':', '–', '(', ')', '[', ']', ',', 'x', 'the ']
const others = ['more than once', 'not', 'NOT GIVEN', 'it', '&', 'solutions', ' : ']
const lines = fc
  .array(fc.constantFrom(...pieces, ...marks, ...others), { maxLength: 14 })
  .map((parts) => parts.join('').trim())

const check = (property: (line: string) => void) =>
  fc.assert(fc.property(lines, property), { numRuns: 4000, seed: 1 })

it('heads, numbers and verdicts are found where their plainest patterns find them', () => {
  check((line) => {
    const passage = plain.passageHead.exec(line)
    const found = matchPassageHead(line)
    if (found !== null) expect(found.rest).toBe(passage?.[3])
    if (passage === null) expect(found).toBeNull()
    const group = matchGroupHead(line)
    if (group !== null) expect(group.rest).toBe(plain.groupHead.exec(line)?.[3])
    expect(isKeyHead(line)).toBe(plain.keyHead.test(line))
    expect(matchNumbered(line)?.rest).toBe(plain.numbered.exec(line)?.[2])
    expect(matchTwoNumbers(line)?.rest).toBe(plain.twoNumbers.exec(line)?.[3])
    expect(matchVerdict(line)).toBe(plain.verdict.exec(line)?.[1] ?? null)
  })
})

it('columns and gaps are cut where their plainest patterns cut them', () => {
  check((line) => {
    const columns = line.split(plain.columns).map((column) => column.trim())
    expect(splitColumns(line)).toEqual(columns.filter((column) => column !== ''))
    const gaps = [...line.matchAll(plain.gaps)].map(({ index, 0: { length } }) => [index, index + length])
    expect(listGaps(line, { first: 0, last: 99 }).map(({ from, to }) => [from, to])).toEqual(gaps)
    expect(allowsReuse(line)).toBe(plain.reuse.test(line))
  })
})

it('typed gaps are those of the plainest pattern unless one begins inside of another', () => {
  const texts = fc.array(fc.constantFrom('[[', ']]', 'a', ' ', '|', '[', ']'), { maxLength: 12 })
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('')
      const answers = [...text.matchAll(plain.typedGap)].map(([, answer = '']) => answer)
      fc.pre(answers.every((answer) => !answer.includes('[')))
      expect(splitAtGaps(text).map(({ answer }) => answer)).toEqual(answers.map((answer) => answer.trim()))
    }),
    { numRuns: 4000, seed: 1 },
  )
})
