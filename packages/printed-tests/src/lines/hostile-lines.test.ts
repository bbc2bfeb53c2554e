import { splitAtGaps, toKeyText } from '@console/ielts'
import { allowsReuse } from '@console/ielts/checks'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listGaps } from '../patterns/gap-patterns.ts'
import { matchGroupHead, matchKeyHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { matchVerdict } from '../patterns/instruction-patterns.ts'
import { matchNumbered, matchTwoNumbers, splitColumns } from '../patterns/item-patterns.ts'
import { splitText } from './split-text.ts'

/** The patterns as they read at their plainest; on a hostile line their time grows with the square of its length. */
const plain = {
  passageHead:
    /^(?:reading\s+)?(passage|section|part|text)\s+([1-9]|one|two|three|four)\b\s*[.:–—-]?\s*(.*)$/i,
  groupHead:
    /^questions?\s+(\d{1,2})(?:\s*(?:[-–—&]|to|and)\s*(\d{1,2}))?\b\s*(?:\(.*?\))?\s*[.:–—-]?\s*(.*)$/i,
  keyHead:
    /^(?:(?:(?:ielts|academic|general|training|reading|listening|suggested|correct|model|the)\s+)*(?:(?:passage|section|part|test|unit)\s+\d{1,2}\s*[-–—:.,]?\s*)?){1,2}(?:answer\s*keys?|answers|answer(?=:?$)|keys?|solutions?|mark(?:ing)? (?:schemes?|keys?))(?:\s+(?:to|for|with|and)\s.*|\s*[-–—]\s*\D.{0,60}|\s*:?\s*|\s*:\s*\d.*|\s+\d{1,2}[.):]?\s+\S.*)$/i,
  numbered: /^[([]?(\d{1,2})[)\]]?\s*[.):]?\s+(\S.*)$/,
  twoNumbers: /^(\d{1,2})\s*(?:[-–—&,]|and)\s*(\d{1,2})(?:\s*[.):])?(?:\s+(\S.*)|$)/,
  columns: /\t+| {2,}|\s*\|\s*/,
  gaps: /[([]?(?<![A-Za-z\d]|\d[-–])(\d{1,2})[)\]]?\s?[.:]?\s*(?:[£$€]\s?)?(?:_{2,}|\.{3,}|…(?:\s?…)*(?:\.{1,2}(?=\s{0,4}[a-z,;.]))?|□+)|(?:_{2,}|\.{3,}|…(?:\s?…)*(?:\.{1,2}(?=\s{0,4}[a-z,;.]))?|□+)\s*[([](\d{1,2})[)\]]|[([](\d{1,2})[)\]]/g,
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

it('finds headings, numbers and verdicts exactly as their simplest patterns do', () => {
  check((line) => {
    const passage = plain.passageHead.exec(line)
    const found = matchPassageHead(line)
    if (found !== null) expect(found.rest).toBe(passage?.[3])
    if (passage === null) expect(found).toBeNull()
    const group = matchGroupHead(line)
    if (group !== null) expect(group.rest).toBe(plain.groupHead.exec(line)?.[3])
    const printed = splitText(line)[0]?.text ?? ''
    expect(matchKeyHead(printed) !== null).toBe(plain.keyHead.test(printed))
    expect(matchNumbered(line)?.rest).toBe(plain.numbered.exec(line)?.[2])
    const two = plain.twoNumbers.exec(line)
    expect(matchTwoNumbers(line)?.rest).toBe(two === null ? undefined : (two[3] ?? ''))
    expect(matchVerdict(line)).toBe(plain.verdict.exec(line)?.[1] ?? null)
  })
})

it('splits columns and gaps exactly as their simplest patterns do', () => {
  check((line) => {
    const columns = line.split(plain.columns).map((column) => column.trim())
    expect(splitColumns(line)).toEqual(columns.filter((column) => column !== ''))
    const gaps = [...line.matchAll(plain.gaps)].map(({ index, 0: { length } }) => [index, index + length])
    expect(listGaps(line, { first: 0, last: 99 }).map(({ from, to }) => [from, to])).toEqual(gaps)
    expect(allowsReuse(line)).toBe(plain.reuse.test(line))
  })
})

it('finds typed gaps as the simplest pattern does unless one begins inside another', () => {
  const texts = fc.array(fc.constantFrom('[[', ']]', 'a', ' ', '|', '[', ']'), { maxLength: 12 })
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('')
      const answers = [...text.matchAll(plain.typedGap)].map(([, answer = '']) => answer)
      fc.pre(answers.every((answer) => !answer.includes('[')))
      expect(splitAtGaps(text).map(({ answer }) => answer)).toEqual(answers.map(toKeyText))
    }),
    { numRuns: 4000, seed: 1 },
  )
})
