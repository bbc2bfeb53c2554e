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
  ['kept in (... 14 ...) by', 'kept in (14) ____ by'],
  ['kept in [gap 14] by', 'kept in (14) by'],
  ['kept in [Q14] by', 'kept in (14) by'],
  ['kept in ______14 by', 'kept in ______ (14) by'],
  ['kept in **14** by', 'kept in (14) by'],
  ['kept in <u>   14   </u> by', 'kept in (14) ____ by'],
  ['kept in ______¹⁴', 'kept in ______ (14) '.trim()],
  ['kept in _ _ _ _ by', 'kept in ____ by'],
  ['kept in [blank] by', 'kept in ____ by'],
  ['inside a 5 [ Select ] in 2011', 'inside a 5 ____ in 2011'],
  ['kept in ***** by', 'kept in ____ by'],
  ['14. <b>straw</b>', '14. straw'],
  ['14. *straw*', '14. straw'],
  ['14 -> B', '14 → B'],
  ['kiln* and slag*', 'kiln* and slag*'],
  ['Option B: to sell it', 'B) to sell it'],
  ['Ⓑ to sell it', 'B) to sell it'],
  ['B/ to sell it', 'B) to sell it'],
  ['▼ Show answers', 'Show answers'],
  ['a well-known lamp -- and a tower', 'a well-known lamp -- and a tower'],
  ['|------|:-----:|', '|------|:-----:|'],
  ['the ice [6] melted', 'the ice [6] melted'],
])('normalises “%s” to “%s”', (line, plain) => {
  expect(toPlainSigns(line)).toBe(plain)
})
