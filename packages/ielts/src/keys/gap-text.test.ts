import { expect, test } from 'vitest'
import { toggleGap } from './gap-text.ts'

/** A caret or a selection is written with `^`. */
function press(marked: string): string {
  const [before = '', inside = '', after] = marked.split('^')
  const from = before.length
  const to = after === undefined ? from : from + inside.length
  return toggleGap(marked.replaceAll('^', ''), from, to).text
}

test.each([
  ['The ^deposit ^is due', 'The [[deposit]] is due'],
  ['The dep^osit is due', 'The [[deposit]] is due'],
  ['It costs £^50 a week', 'It costs £[[50]] a week'],
  ['It is ^', 'It is [[]]'],
  ['It is [[bl^ue|navy]] here', 'It is blue here'],
  ['a ^well-being centre^', 'a [[well-being centre]]'],
])('“%s” with its key makes “%s”', (marked, made) => {
  expect(press(marked)).toBe(made)
})
