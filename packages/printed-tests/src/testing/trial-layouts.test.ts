import type { DraftOption } from '@console/ielts/sections'
import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const readGroups = (text: string) => readPrintedTest(text).parts.flatMap(({ groups }) => groups)

const toText = (option: DraftOption): string =>
  typeof option === 'string' ? option : `${option.key} ${option.value}`

const question = 'Questions 1–2\nChoose the correct letter, A, B, C or D.\n\n1 Why was ice cut?'

test.each([
  ['a tab behind the letter', '\t'],
  ['a full stop and a tab', '.\t'],
  ['three spaces', '   '],
  ['a bracket', ') '],
])('keeps the options of multiple choice with %s', (_, sign) => {
  const options = ['to sell it', 'to clear the lake', 'to make a road', 'to feed horses']
  const printed = (keys: string) => options.map((text, index) => `${keys[index]}${sign}${text}`).join('\n')
  const keys = sign === ') ' ? 'abcd' : 'ABCD'
  const [group] = readGroups(`${question}\n${printed(keys)}\n2 Where was it kept?\n${printed(keys)}`)
  const kept = options.map((text, index) => `${'ABCD'[index]} ${text}`)
  expect(group?.questions.map((each) => each.options.map(toText))).toEqual([kept, kept])
})

test.each(['\r\n', '\r', '\u000b', '\u0085', '\u2028', '\u2029'])('reads lines that end in %j', (end) => {
  const printed = `${question}\nA to sell it\nB to clear the lake\nC to make a road\nD to feed horses`
  const [group] = readGroups(printed.replaceAll('\n', end))
  expect(group?.questions[0]?.options.map(toText)).toEqual([
    'A to sell it',
    'B to clear the lake',
    'C to make a road',
    'D to feed horses',
  ])
})

test.each([
  ['TWO letters', 'Questions 1–2\nChoose TWO letters, A–E.\n\nWhich TWO things sank?'],
  [
    'features',
    'Questions 1–2\nMatch each statement with the correct person, A–E.\n\n1 She left.\n2 He stayed.',
  ],
  [
    'sentence endings',
    'Questions 1–2\nComplete each sentence with the correct ending, A–E, below.\n\n1 The ice\n2 The snow',
  ],
])('keeps the options of %s with a tab after the letter', (_, head) => {
  const options = ['Ada Byron', 'Rosa Lund', 'Jan Maas', 'Mo Sands', 'Pia Holt']
  const list = options.map((text, index) => `${'ABCDE'[index]}\t${text}`).join('\n')
  const [group] = readGroups(`${head}\n\n${list}`)
  const own = group?.questions[0]?.options ?? []
  expect((group?.options.length ? group.options : own).map(toText)).toEqual(
    options.map((text, index) => `${'ABCDE'[index]} ${text}`),
  )
})

test.each([
  ['three columns', 'A straw\tB lake\tC king\nD tin\tE snow\tF rope\nG tax\tH salt\tI wood'],
  [
    'two columns of spaces',
    'A straw     B lake\nC king      D tin\nE snow      F rope\nG tax       H salt\nI wood',
  ],
  ['one row', 'A straw   B lake   C king   D tin   E snow   F rope   G tax   H salt   I wood'],
])('reads the nine words of a word box in %s', (_, box) => {
  const [group] = readGroups(
    `Questions 1–2\nComplete the summary using the list of words, A–I, below.\n\nIce was kept in 1 ……… and carried over the 2 ……… in winter.\n\n${box}`,
  )
  expect(group?.options.map(toText)).toEqual([
    ...['A straw', 'B lake', 'C king', 'D tin', 'E snow', 'F rope', 'G tax', 'H salt', 'I wood'],
  ])
})

test('reads a listening paper from Word: headings, tables, map, word box and key', () => {
  const read = readPrintedTest(`PART 1\tQuestions 1–2
Complete the form below.
Write ONE WORD AND/OR A NUMBER for each answer.
Name:\tAnna 1 ………………
Fee:\t£ 2 ………………

PART 2\tQuestions 11–16

Questions 11–12
Label the map below.
Write the correct letter, A–F, next to Questions 11–12.
11\tcafé
12\tstage

Questions 13–16
What does the guide say about each building?
Choose FOUR answers from the box and write the correct letter, A–F, next to Questions 13–16.
A\tloud\tB\tcheap
C\tlate\tD\tclean
E\tnew\tF\tfar
13\tthe pool
14\tthe hall
15\tthe shop
16\tthe gym

Listening Answer Keys
1\tHolt
2\t50
11\tB
12\tD
13\tA
14\tF
15\tC
16\tE`)
  expect(read.unread).toEqual([])
  expect(read.parts.map(({ number }) => number)).toEqual([1, 2])
  const groups = read.parts.flatMap((part) => part.groups)
  expect(groups.map(({ first, last, task }) => [first, last, task])).toEqual([
    [1, 2, 'form'],
    [11, 12, 'map'],
    [13, 16, 'features'],
  ])
  expect(groups[2]?.options.map(toText)).toEqual(['A loud', 'B cheap', 'C late', 'D clean', 'E new', 'F far'])
  expect([...read.answers]).toEqual([
    ...([
      [1, 'Holt'],
      [2, '50'],
      [11, 'B'],
      [12, 'D'],
      [13, 'A'],
      [14, 'F'],
      [15, 'C'],
      [16, 'E'],
    ] as const),
  ])
})

test('leaves out what the page printed around a text, and joins what it divided', () => {
  const read = readPrintedTest(`READING PASSAGE 1
You should spend about 20 minutes on Questions 1–2, which are based on Reading
Passage 1 below.

The birds of the marsh

Since 1990 the marsh has lost most of its birds, and the diffe-
rence is heard in spring by everybody who lives near the water.
17
Since then 18 blackbirds have come back, and in every year more of them stay over the
winter, although a difference to the old days remains.

Questions 1–2
Complete the sentences below. Write ONE WORD ONLY.
1 The birds are heard in 1
……………… .
2 They stay over the 2 ……………… .`)
  const [part] = read.parts
  expect(part?.title).toBe('The birds of the marsh')
  const text = part?.paragraphs.join('\n') ?? ''
  expect(text).toContain('the difference is heard in spring')
  expect(text).toContain('Since then 18 blackbirds have come back')
  expect(text).not.toMatch(/(^|\n)17($|\n)|diffe-/)
  expect(part?.groups[0]?.questions.map((each) => [each.number, each.text.match(/_{3,}/g)?.length])).toEqual([
    [1, 1],
    [2, 1],
  ])
})
