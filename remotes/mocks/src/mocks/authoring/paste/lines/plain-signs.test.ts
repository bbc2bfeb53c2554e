import { expect, test } from 'vitest'
import { toPlainSigns } from './plain-signs.ts'

test.each([
  ['It is made of ------- and tin.', 'It is made of ____ and tin.'],
  ['Name: ----------', 'Name: ____'],
  ['(5) ———', '(5) ____'],
  ['used [     6     ] to see', 'used (6) ____ to see'],
  ['made of . . . .', 'made of ...'],
  ['until 9 . . . . . This is because', 'until 9 ... . This is because'],
  ['Tasks 1–4. Who says this?', 'Questions 1–4 Who says this?'],
  ['▼ Show answers', 'Show answers'],
  ['a well-known lamp -- and a tower', 'a well-known lamp -- and a tower'],
  ['|------|:-----:|', '|------|:-----:|'],
  ['the ice [6] melted', 'the ice [6] melted'],
])('“%s” is printed as “%s”', (line, plain) => {
  expect(toPlainSigns(line)).toBe(plain)
})
