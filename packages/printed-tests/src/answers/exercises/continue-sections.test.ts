import { expect, test } from 'vitest'
import { readPrintedTest } from '../../read-printed-test.ts'

const facts = (first: number) => `Questions ${first}-${first + 1}
Do the following statements agree with the information? Write TRUE, FALSE or NOT GIVEN in boxes ${first}-${first + 1}.
${first} Tin was traded for wine.
${first + 1} The mine was sold.

`
const gaps = (first: number) => `Questions ${first}-${first + 1}
Complete the sentences below. Write ONE WORD from the passage.
${first} The houses are ______ now.
${first + 1} Visitors wear ______ .

`
const text = (number: number) => `READING PASSAGE ${number}
A metal of the west

It was dug in Cornwall before Rome was built, and traded for wine. The last mine closed in 1998.

`
const body = `${text(1)}${facts(1)}${gaps(3)}${text(2)}${gaps(1)}${facts(3)}`
const words = [
  ['TRUE', 'FALSE', 'museums', 'helmets'],
  ['hotels', 'boots', 'FALSE', 'NOT GIVEN'],
]

const read = (key: string) => {
  const { parts, answers, doubts } = readPrintedTest(`${body}Answers\n${key}`)
  const groups = parts.flatMap((part) => part.groups)
  return {
    ranges: groups.map(({ first, last }) => `${first}–${last}`),
    answers: [...answers].map(([number, said]) => `${number} ${said}`),
    reasons: doubts.map(({ numbers, reason }) => `${numbers.join()} ${reason}`.trim()),
  }
}

const each = (print: (said: string, number: number) => string, divider: string) => (own: readonly string[]) =>
  own.map((said, nth) => print(said, nth + 1)).join(divider)
const column = each((said, number) => `${number} ${said}`, '\n')
const row = each((said, number) => `${number} ${said}`, ', ')

test.each([
  [
    'below the name of each passage',
    words.map((own, nth) => `Passage ${nth + 1}\n${column(own)}`).join('\n'),
  ],
  ['in a row behind it', words.map((own, nth) => `Passage ${nth + 1}: ${row(own)}`).join('\n')],
  ['without any name', words.map(column).join('\n')],
  ['that is numbered through', column(words.flat())],
])('numbers through passages that begin at 1 again, with a key %s', (_, key) => {
  expect(read(key)).toEqual({
    ranges: ['1–2', '3–4', '5–6', '7–8'],
    answers: words.flat().map((said, nth) => `${nth + 1} ${said}`),
    reasons: ['The numbers begin at 1 again on paper, and run through here.'],
  })
})

test('the key of one passage is not that of the other', () => {
  const { answers, reasons } = read(column(words[0] ?? []))
  expect(answers).toHaveLength(4)
  expect(reasons).toContain('5,6,7,8 The numbers begin at 1 again on paper, and run through here.')
})
