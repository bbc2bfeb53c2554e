import { expect, test } from 'vitest'
import { findLayout, type Layout, markLayout, rememberLayout, toLayout } from './known-layouts.ts'
import { type LineMarks, type MarkedLine, markLines, toHints, toKeys, withoutLikes } from './line-marks.ts'
import { toShapes } from './line-shape.ts'

const read = (text: string): MarkedLine[] => {
  const lines = text.split('\n')
  const [keys, shapes] = [toKeys(lines), toShapes(lines)]
  return lines.map((line, index) => ({
    at: index + 1,
    text: line,
    key: keys[index] ?? '',
    shape: shapes[index] ?? null,
  }))
}

const paper = `Bread in the desert
Bread is baked in hot sand.
It is broken into a bowl.

Is it right?

Bread is baked on sand.
Answer: TRUE

Who gets the middle?
(a) a guest
(b) a child
Answer: (a)`

const chooseAt = (lines: readonly MarkedLine[], ...places: number[]) =>
  new Set(lines.filter(({ at }) => places.includes(at)).map(({ key }) => key))

test.each([
  ['the lines that begin as an answer does', 8, 'key', [8, 13]],
  ['lines that stand above answers', 7, 'question', [7]],
  ['options', 11, 'option', [11, 12]],
  ['plain lines beside it alone', 2, 'text', [2, 3]],
  ['no line, if there is none of its shape beside it', 5, 'rubric', [5]],
] as const)('takes along %s', (_, at, role, marked) => {
  const lines = read(paper)
  const { marks } = markLines(new Map(), lines, chooseAt(lines, at), role)
  expect([...toHints(lines, marks)]).toEqual(marked.map((each) => [each, role]))
})

test('keeps what was marked by hand, and restores lines that followed', () => {
  const lines = read(paper)
  const one = markLines(new Map(), lines, chooseAt(lines, 13), 'script')
  expect(one.likes).toHaveLength(1)
  const alone = withoutLikes(one.marks, one.likes)
  const two = markLines(alone, lines, chooseAt(lines, 8), 'key')
  expect([...toHints(lines, two.marks)]).toEqual([
    [8, 'key'],
    [13, 'script'],
  ])
  expect(toHints(lines, markLines(two.marks, lines, chooseAt(lines, 8), null).marks)).toEqual(
    new Map([[13, 'script']]),
  )
})

test('marks stay with their lines when others are added above', () => {
  const lines = read(paper)
  const { marks } = markLines(new Map(), lines, chooseAt(lines, 8), 'key')
  expect([...toHints(read(`School\n\n${paper}`), marks).keys()]).toEqual([10, 15])
})

const markAll = (lines: readonly MarkedLine[]): LineMarks =>
  (
    [
      [8, 'key'],
      [11, 'option'],
      [5, 'rubric'],
    ] as const
  ).reduce<LineMarks>(
    (marks, [at, role]) => markLines(marks, lines, chooseAt(lines, at), role).marks,
    new Map(),
  )

test('remembers a layout by the shapes of its lines for papers that have them, without plain lines', () => {
  const known = rememberLayout([], toLayout(read(paper), markAll(read(paper))))
  const next = read(
    `Rain\nIt rains.\n\nIs it right?\n\nIt is wet.\nAnswer: TRUE\n\nWho is?\n(a) he\n(b) she\nAnswer: (b)`,
  )
  const found = findLayout(known, next)
  expect(found).not.toBeNull()
  expect(found && [...toHints(next, markLayout(found, next))]).toEqual([
    [7, 'key'],
    [10, 'option'],
    [11, 'option'],
    [12, 'key'],
  ])
  expect(findLayout(known, read('1. One\n2. Two\nA. it\nB. they\nAnswer: A\nAnswer: B'))).toBeNull()
})

test('keeps the newest layouts, one of a kind', () => {
  const layout = (name: string): Layout => ({ shapes: [name], roles: { [name]: 'key' } })
  const many = Array.from({ length: 30 }, (_, index) => layout(`s${index}`))
  const known = many.reduce<Layout[]>(rememberLayout, [])
  expect(known).toHaveLength(20)
  expect(known[0]).toEqual(layout('s29'))
  expect(rememberLayout(known, layout('s20'))).toHaveLength(20)
  expect(rememberLayout(known, { shapes: ['x'], roles: {} })).toEqual(known)
})
