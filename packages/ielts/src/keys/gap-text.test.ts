import { expect, test } from 'vitest'
import { toggleGap } from './gap-text.ts'

/** `^` marks the caret, or both ends of the selection. */
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
])('the gap shortcut turns “%s” into “%s”', (marked, made) => {
  expect(press(marked)).toBe(made)
})
