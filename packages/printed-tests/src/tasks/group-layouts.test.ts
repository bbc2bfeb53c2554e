import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const groupsOf = (text: string) => readPrintedTest(text).parts.flatMap(({ groups }) => groups)

test('puts headings of two columns in their order, and questions of two columns below each other', () => {
  const [group] = groupsOf(`Questions 1–5
Choose the correct heading for each section from the list of headings below.

List of Headings
i   Work     iv   Food
ii  Money    v    Play
iii Sleep    vi   Rats

1   Section A     4   Section D
2   Section B     5   Section E
3   Section C`)
  expect(group?.options.map((option) => (typeof option === 'string' ? '' : option.key)).join(' ')).toBe(
    'i ii iii iv v vi',
  )
  expect(group?.questions.map(({ text }) => text).join(' ')).toBe(
    'Section A Section B Section C Section D Section E',
  )
})

test('takes letters in rows of two for options', () => {
  const [group] = groupsOf(`Questions 1–2
Match each statement with the correct person, A–D.

        A  Francis Navin          B  Dirk Helbing
        C  Mehdi Moussaid         D  Anita Rao

1. Lanes are useful.
2. Lanes are rare.`)
  expect(group?.options).toHaveLength(4)
})

test('letters choices that begin with an article', () => {
  const groups = groupsOf(`Questions 1–2
Choose the correct answer.

1 Why was it given up?

A fire destroyed the fields.
Rubber could be bought again.
The seed had been lost.

2 What does the writer say about the tyres?

They are on sale in several towns now.
They last longer than ordinary ones do.
They are used for cars and for bicycles.

Key
1 B
2 C`)
  expect(groups[0]?.questions.map(({ options }) => options.length)).toEqual([3, 3])
})

test('takes the number of a gap that stands on the next line out of its question', () => {
  const [group] = groupsOf(`Questions 1–2
Complete the sentences. Write ONE WORD.
1. They walked in a (1)________.
2. Before they turned, they moved their
    (2)________.`)
  expect(group?.questions[1]?.text).toBe('Before they turned, they moved their _____.')
})

test('keeps a number in the first cell of a row', () => {
  const [group] = groupsOf(`Questions 5–6
Complete the table. Write ONE WORD.
Minutes\tSign\tWhat to know
5\tsmells like 5. ____\tnot ready yet
9\tlooks like 6. ____\tready`)
  expect(group?.questions[0]?.text).toContain('5 | smells like _____')
})

test('takes notes about labels for notes', () => {
  const [group] = groupsOf(`Questions 1–2
Complete the notes. Write ONE WORD.
How to write a museum label
• begin with a 1 ____ on the object
• end with a 2 ____`)
  expect(group?.task).toBe('notes')
})
