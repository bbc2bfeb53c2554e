import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineRole } from '../model/text-line.ts'
import { readPrintedTest } from '../read-printed-test.ts'
import { arbitraryGroups } from '../testing/arbitrary-test.ts'
import { instructions, type MeantGroup } from '../testing/print-test.ts'
import { type Notation, printUnknown, toHints } from '../testing/unknown-notation.ts'

const arbitraryNotation = fc.record<Notation>({
  question: fc.constantFrom('', '• ', '- '),
  option: fc.constantFrom('', '○ ', '• '),
  key: fc.constantFrom('Answer: ', 'Ответ: ', '→ ', 'Lösung = '),
})

/** Headings are for the paragraphs of a text, and tables have rows. */
const listed = ({ task }: MeantGroup) => task !== 'headings' && task !== 'table'

const passage: ['title' | 'text', string][] = [
  ['title', 'Choose your harbour'],
  ['text', 'Questions 1–3 were asked of every sailor who came into the harbour before the war.'],
  ['text', '1 They carried copper, and they borrowed what they could not carry, as sailors do.'],
]

test('reads a paper in an unknown notation once a person says what its lines are', () =>
  fc.assert(
    fc.property(
      arbitraryGroups.map((groups) => groups.filter(listed)).filter((groups) => groups.length > 0),
      arbitraryNotation,
      (groups, notation) => {
        const lines = [...passage, ...printUnknown(groups, notation, instructions)]
        const { parts, answers } = readPrintedTest(lines.map(([, text]) => text).join('\n'), toHints(lines))
        expect(parts.map(({ title, paragraphs }) => [title, paragraphs.join(' ')])).toEqual([
          [
            passage[0]?.[1],
            passage
              .slice(1)
              .map(([, text]) => text)
              .join(' '),
          ],
        ])
        expect(
          tellRead(
            parts.flatMap((part) => part.groups),
            answers,
          ),
        ).toEqual(tellMeant(groups))
      },
    ),
    { numRuns: 40 },
  ))

const tellMeant = (groups: readonly MeantGroup[]) =>
  groups.map(({ task, asked, options }) => ({
    instruction: instructions[task],
    asked: asked.map(({ text, answers, options: own }) => ({
      text: text.replace('[]', '_____'),
      options: [...options, ...own],
      answers,
    })),
  }))

type Read = ReturnType<typeof readPrintedTest>

const tellRead = (groups: Read['parts'][number]['groups'], answers: Read['answers']) =>
  groups.map(({ instruction, questions, options }) => ({
    instruction,
    asked: questions.map(({ number, count, text, options: own }) => ({
      text,
      options: [...options, ...own].map((option) => (typeof option === 'string' ? option : option.value)),
      answers: Array.from({ length: count }, (_, index) => answers.get(number + index)),
    })),
  }))

const told: Readonly<Record<string, LineRole>> = {
  T: 'title',
  P: 'text',
  R: 'rubric',
  Q: 'question',
  O: 'option',
  K: 'key',
  S: 'script',
  X: 'none',
}

/** Each line of `paper` begins with the role that a person gives it; a dot stands for none. */
function readMarked(paper: string) {
  const lines = paper.split('\n')
  const hints = new Map(
    lines.flatMap((line, index) => {
      const role = told[line.charAt(0)]
      return role === undefined ? [] : [[index + 1, role] as const]
    }),
  )
  const read = readPrintedTest(lines.map((line) => line.slice(2)).join('\n'), hints)
  const groups = read.parts.flatMap((part) => part.groups)
  return {
    titles: read.parts.map(({ title }) => title),
    groups: groups.map(({ first, last, task }) => `${first}–${last} ${task}`),
    questions: groups.flatMap(({ questions }) => questions.map(({ number, text }) => `${number} ${text}`)),
    answers: [...read.answers.values()].join(', '),
    doubts: read.doubts.map(({ reason }) => reason),
    unread: read.unread.map(({ text }) => text),
  }
}

const passages = `. The lamp

. A lamp of copper was found in the harbour in spring, and nobody knew who had carried it there.

Q It was found in a wood.
K ~ FALSE ~
Q It is made of copper.
K ~ TRUE ~

T Answers of a sparrow
. Sparrows came into the harbour with the first ships, and left it with the last of them.

Q Sparrows came with the ships.
K ~ TRUE ~`

test('numbers go on over passages, and an answer is that of the question above it', () => {
  expect(readMarked(passages)).toEqual({
    titles: ['The lamp', 'Answers of a sparrow'],
    groups: ['1–2 true-false', '3–3 true-false'],
    questions: ['1 It was found in a wood.', '2 It is made of copper.', '3 Sparrows came with the ships.'],
    answers: 'FALSE, TRUE, TRUE',
    doubts: [],
    unread: [],
  })
})

test('answers below one another are those of the questions without one', () => {
  const { answers, groups } = readMarked(`R Complete the sentences.
Q The picture was an ______ .
Q It was found on a ______ .
K ~ X-ray ~
K ~ wall ~`)
  expect([groups, answers]).toEqual([['1–2 sentences'], 'X-ray, wall'])
})

test('questions below a printed head have its numbers', () => {
  const { questions, answers } = readMarked(`. Questions 14–15
. Choose the correct letter.
Q What is the lamp made of?
O copper
O tin
K Key: A
Q Who found it?
O a sailor
O a child
K Key: B`)
  expect([questions, answers]).toEqual([['14 What is the lamp made of?', '15 Who found it?'], 'A, B'])
})

test('what is left out is neither read nor listed', () => {
  expect(readMarked(`X Blossom School, room 7, bring your own pencil and no telephone\n${passages}`)).toEqual(
    readMarked(passages),
  )
})

const headless = `T The lamp
P A lamp of copper was found in the harbour in spring, and nobody knew who had carried it there.
.
R Which are right? Write T or F.
Q 1. The lamp is old.
Q 2. It was sold.
.
R Fill the holes.
Q The lamp was kept in an (3) ______ .
Q It cost (4) ______ .
.
R Choose the correct letter, A, B or C.
Q 5. The lamp was
O A. old
O B. new
O C. red
Q 6. The harbour was
O A. old
O B. new
O C. red
.
. Answer key
. 1 T
. 2 F
. 3 attic
. 4 nothing
. 5 A
. 6 B`

test('no two roles lose a question that has none', () => {
  const lines = headless.split('\n')
  const withRoles = (places: readonly number[]) =>
    lines.map((line, index) => (places.includes(index) ? line : `.${line.slice(1)}`)).join('\n')
  const given = lines.flatMap((line, index) => (line.startsWith('.') ? [] : [index]))
  const lost = given
    .flatMap((one, nth) => given.slice(nth).map((other) => [one, other]))
    .filter(
      (places) => readMarked(withRoles(places)).questions.filter((text) => /\w \w/.test(text)).length < 6,
    )
  expect(lost).toEqual([])
})
