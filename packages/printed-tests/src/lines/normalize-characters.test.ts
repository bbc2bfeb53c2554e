import { expect, test } from 'vitest'
import { lineRules, normalizeCharacters, signRules } from './normalize-characters.ts'

const examples = [
  ['It is made of ------- and tin.', 'It is made of ____ and tin.'],
  ['Name: ----------', 'Name: ____'],
  ['(5) ———', '(5) ____'],
  ['used [     6     ] to see', 'used (6) ____ to see'],
  ['made of . . . .', 'made of ...'],
  ['until 9 . . . . . This is because', 'until 9 ... . This is because'],
  ['Tasks 1–4. Who says this?', 'Questions 1–4 Who says this?'],
  ['kept in [gap 14] by', 'kept in (14) by'],
  ['kept in [Q14] by', 'kept in (14) by'],
  ['kept in ______14 by', 'kept in ______ (14) by'],
  ['kept in **14** by', 'kept in (14) by'],
  ['kept in ______¹⁴', 'kept in ______ (14) '.trim()],
  ['kept in [blank] by', 'kept in ____ by'],
  ['inside a 5 [ Select ] in 2011', 'inside a 5 ____ in 2011'],
  ['14. <b>straw</b>', '14. straw'],
  ['14. *straw*', '14. straw'],
  ['14 -> B', '14 → B'],
  ['kiln* and slag*', 'kiln* and slag*'],
  ['Option B: to sell it', 'B) to sell it'],
  ['▼ Show answers', 'Show answers'],
  ['a well-known lamp -- and a tower', 'a well-known lamp -- and a tower'],
  ['|------|:-----:|', '|------|:-----:|'],
  ['Questions ۱–۵', 'Questions 1–5'],
  ['۱۲. Why was ice cut?', '12. Why was ice cut?'],
  ['(১২) Why?', '(12) Why?'],
  ['۱ straw  ۲ rope', '1 straw  2 rope'],
  ['The year was ۱۲۰۴.', 'The year was ۱۲۰۴.'],
  ['\u200e1.\u00a0sa\u00adw\u200bdust', '1. sawdust'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['the ice [6] melted', 'the ice [6] melted'],
  ['Ｑｕｅｓｔｉｏｎｓ １－５', 'Questions 1-5'],
  ['## Questions 1–5', 'Questions 1–5'],
  ['* * *', ''],
  ['-----------------', ''],
  ['b) the members *', 'b) the members *'],
  ['·', ''],
  ['———————', ''],
  ['kept in **straw**', 'kept in straw'],
  ['★ Part 2', 'Part 2'],
  ['┌───┐', ''],
  ['❑ to sell it', '□ to sell it'],
  ['[ ] to sell it', '□ to sell it'],
  ['□ 14. Why was ice cut?', '14. Why was ice cut?'],
  ['( ) to sell it', '□ to sell it'],
  ['kept in [    ] by', 'kept in ____ by'],
  ['kept in [ ______ ] by', 'kept in ____ by'],
  ['kept in (14: ______) by', 'kept in (14) ____ by'],
  ['kept in ___14___ by', 'kept in (14) ____ by'],
  ['kept in {14} by', 'kept in (14) by'],
  ['1️⃣ straw', '1 straw'],
  ['kept in ⑭ by', 'kept in (14) by'],
  ['Name: Click or tap here to enter text.', 'Name: ____'],
  ['📖 Reading', 'Reading'],
  ['Q1–5: Who says this?', 'Questions 1–5 Who says this?'],
  [
    '4  Read again. For questions 1–6, decide who is right.',
    'Questions 1–6 Read again. decide who is right.',
  ],
  ['8  🔊 1.07  Questions 1–4', 'Questions 1–4'],
  ['(Questions 8 and 9) Which TWO facts are true?', 'Questions 8–9 Which TWO facts are true?'],
  ['Questions 28, 29 and 30', 'Questions 28–30'],
  ['Part 2 (6–9)', 'Part 2 Questions 6–9 '],
  ['0  The lamp is old.', 'Example: The lamp is old.'],
  ['Q14. Why was ice cut?', '14. Why was ice cut?'],
  ['___ 1. The first guests left.', '1. The first guests left.'],
  ['1 - Why was ice cut?', '1. Why was ice cut?'],
  ['a - because it was cold', 'a) because it was cold'],
  ['kept in the Q14 by', 'kept in the 14 by'],
  ['10./11. What did they build?', '10-11 What did they build?'],
  ['118  Answer key', 'Answer key'],
  ['1O2       KEY', 'KEY'],
  ['ﬂow-chart', 'flow-chart'],
  ['the flrst offlcer, and the flnal figure', 'the first officer, and the final figure'],
  ['the infiuence of a fioor', 'the influence of a floor'],
  ['in the of ce of an of cial', 'in the office of an official'],
  ['dif cult and ef cient', 'difficult and efficient'],
  ['a scienti c and speci c reason', 'a scientific and specific reason'],
  ["   ~ .   ,  '", ''],
  ['  |  ======    |   38. . . . .', '38 ...'],
  ['12 }  D', '12  D'],
  ['__________________________________________________', ''],
  ['Show answers ▾', 'Show answers'],
  ['5. ( ) The poet was rich.', '5. The poet was rich.'],
  ['*to sell it*', 'to sell it'],
  ['*to sell it *', 'to sell it '],
  ['Why was ice cut? *', 'Why was ice cut?'],
  ['ANSWERS:- 1. B', 'ANSWERS: 1. B'],
  ['== Part 1 ==', 'Part 1'],
  ['Term: 1. Moths fly.', '1. Moths fly.'],
  ['Definition: wings', 'Answer: wings'],
  ['Complete the notes. (... / 4)', 'Complete the notes.'],
  ['Complete the notes. (6 points)', 'Complete the notes.'],
] as const

test.each(examples)('normalises “%s” to “%s”', (line, plain) => {
  expect(normalizeCharacters(line)).toBe(plain)
})

test('every rule is that of one of the examples', () => {
  const unused = new Set([...signRules, ...lineRules])
  for (const [line] of examples) {
    let text: string = line
    for (const rule of [...signRules, ...lineRules]) {
      const [pattern, plain] = rule
      if (text.search(pattern) !== -1) unused.delete(rule)
      text = typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, plain)
    }
  }
  expect([...unused].map(([pattern]) => pattern)).toEqual([])
})
