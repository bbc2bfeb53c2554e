import { expect, test } from 'vitest'
import { splitText } from '../../lines/split-text.ts'
import { parseKey, parseKeyColumn } from './parse-key.ts'

test.each([
  ['numbers and spaces', '1 B\n2 TRUE\n3 two words', { 1: 'B', 2: 'TRUE', 3: 'two words' }],
  [
    'numbers with a full stop, a bracket, a tab or a sign',
    '14. v\n15) ix\n16\tNOT GIVEN\n(17) D\n18= F\n19: saw dust',
    { 14: 'v', 15: 'ix', 16: 'NOT GIVEN', 17: 'D', 18: 'F', 19: 'saw dust' },
  ],
  [
    'a column of numbers above one of answers',
    'No.\n1\n2\n3\n\nAnswer\ntin\n30\nF\n4\n5\n6\nB\nC\nold rope',
    { 1: 'tin', 2: '30', 3: 'F', 4: 'B', 5: 'C', 6: 'old rope' },
  ],
  [
    'sets on top of a second column that lost its tabs',
    '1 harbour 11/12 B, D\n2 lift / elevator 13/14 B, E\n3 160 15 F\n4 garden 16 C\n5 kitchen 17 A',
    {
      1: 'harbour',
      2: 'lift / elevator',
      3: '160',
      4: 'garden',
      5: 'kitchen',
      11: 'B',
      12: 'D',
      13: 'B',
      14: 'E',
      15: 'F',
      16: 'C',
      17: 'A',
    },
  ],
  ['numerals with a full stop', '15. V.\n16. II.\n17. I.', { 15: 'V', 16: 'II', 17: 'I' }],
  ['numbers with a word', 'Q1. B\nQuestion 2: C\nNo. 3 D\n4E', { 1: 'B', 2: 'C', 3: 'D', 4: 'E' }],
  ['“Answer”', 'Question 1. Answer: tunnel\n2 – The correct answer is: B', { 1: 'tunnel', 2: 'B' }],
  [
    'a second column beside letters in either order',
    '11 F\t21 F\n17&18 IN EITHER ORDER\t27 F\nB\t28 E\nE\t29 B',
    { 11: 'F', 17: 'B', 18: 'E', 21: 'F', 27: 'F', 28: 'E', 29: 'B' },
  ],
  [
    'what proves a letter in brackets',
    '12. C ("to our own surprise, rabbits")\n13. A\n14. E (13 and 14 in either order)',
    { 12: 'C', 13: 'A', 14: 'E' },
  ],
  ['a row behind a range', '4–6: iii, NOT GIVEN, front door', { 4: 'iii', 5: 'NOT GIVEN', 6: 'front door' }],
  [
    'a row divided by slashes',
    '1 tin / 2 rope / ropes / 3 B / 4 salt',
    { 1: 'tin', 2: 'rope / ropes', 3: 'B', 4: 'salt' },
  ],
  ['three verdicts divided by slashes', '1 F / 2 NG / 3 T', { 1: 'F', 2: 'NG', 3: 'T' }],
  [
    'a remark with a quotation',
    '1 mountains (no "the" needed)\n2 B\n3 C',
    { 1: 'mountains', 2: 'B', 3: 'C' },
  ],
  ['a stop behind each of a row', '1. 84.50. 2. B. 3. two words.', { 1: '84.50', 2: 'B', 3: 'two words' }],
  [
    'rows behind whatever names them',
    'Answers 1–2:  1 iv   2 ii\n3 B, 4 C\nPage 7: 5 tin, 6 rope\nTask 3 – 7 T, 8 F\nSection 2 (Questions 9–10): 9 A; 10 D',
    { 1: 'iv', 2: 'ii', 3: 'B', 4: 'C', 5: 'tin', 6: 'rope', 7: 'T', 8: 'F', 9: 'A', 10: 'D' },
  ],
  ['numbers in brackets in a row', '[1] tin [2] two ropes [3] B', { 1: 'tin', 2: 'two ropes', 3: 'B' }],
  ['slashes', '1) tin / 2) front door / 3) salt', { 1: 'tin', 2: 'front door', 3: 'salt' }],
  ['sets between', '1=tin, 2-3=A, C, 4=salt', { 1: 'tin', 2: 'A', 3: 'C', 4: 'salt' }],
  ['reasons', '1. B because the owner says so.\n2. tin, because it lasts longer', { 1: 'B', 2: 'tin' }],
  [
    'sentences',
    'Question 1: the correct answer is B\nQuestion 2: the correct answer is tin',
    { 1: 'B', 2: 'tin' },
  ],
  ['answers alone', 'B\n\nC', { 1: 'B', 3: 'C' }],
  [
    'cells one below the other',
    '6\n9.30 (pm)\n7\nNO\n8\n12 days\n9\nB',
    { 6: '9.30 (pm)', 7: 'NO', 8: '12 days', 9: 'B' },
  ],
  ['a set at each of its numbers', '36 A,C\n37 A,C\n38 B', { 36: 'A', 37: 'C', 38: 'B' }],
  [
    'a name that is spelled',
    '1 = Lindqvist (spelled L-I-N-D-Q-V-I-S-T)\n2 = tin',
    { 1: 'Lindqvist', 2: 'tin' },
  ],
  ['a stop behind a letter', '1 B.\n2 tin', { 1: 'B', 2: 'tin' }],
  [
    'names and dashes in a row',
    'Task 1: 1-B, 2-A.   Task 2: 3-tin, 4-rope.',
    { 1: 'B', 2: 'A', 3: 'tin', 4: 'rope' },
  ],
  ['answers alone below a head', 'PART 1\nB\nC', { 1: 'B', 2: 'C' }],
  ['answers that are numbers', '120\n18\n26 April', { 1: '120', 2: '18', 3: '26 April' }],
  ['nothing', ' \n', {}],
  [
    'parts',
    'Listening Answer Keys\n\nPART 1\n1 tutor\n2 (the) wind\nPART 2, Questions 11–20\n11 B\n12 C',
    { 1: 'tutor', 2: '(the) wind', 11: 'B', 12: 'C' },
  ],
  [
    'letters in either order',
    '20 A\n21&22 IN EITHER ORDER B, E\n23 C\n24/25 D, A (either order)',
    { 20: 'A', 21: 'B', 22: 'E', 23: 'C', 24: 'D', 25: 'A' },
  ],
  [
    'letters in either order on lines of their own',
    '20 A\n21 & 22 IN EITHER ORDER\nB\nE\n23/24 A/D (in any order)\n25-26 C and F\n27 B',
    { 20: 'A', 21: 'B', 22: 'E', 23: 'A', 24: 'D', 25: 'C', 26: 'F', 27: 'B' },
  ],
  ['rows', '1\t2\t3\nA\tsaw dust\tNOT GIVEN', { 1: 'A', 2: 'saw dust', 3: 'NOT GIVEN' }],
  [
    'rows with a name, divided by one space',
    'Question 4 5 6\nAnswer B A C\n7 8 9\nD B A',
    { 4: 'B', 5: 'A', 6: 'C', 7: 'D', 8: 'B', 9: 'A' },
  ],
  [
    'signs between',
    '1=A, 2=C, 3=ice\n4→B 5→D\n6️⃣ oak',
    { 1: 'A', 2: 'C', 3: 'ice', 4: 'B', 5: 'D', 6: 'oak' },
  ],
  ['whole sentences', '1 “reindeer”\n2 Geneva.\n3 9 a.m.', { 1: 'reindeer', 2: 'Geneva', 3: '9 a.m.' }],
  ['parts of exercises', '1a) 1 c  2 b\n1b) 3 fifty / 50', { 1: 'c', 2: 'b', 3: 'fifty / 50' }],
  ['exercises', 'A  1 T  2 NG\nB  3 b\nTask 3: 4 oak', { 1: 'T', 2: 'NG', 3: 'b', 4: 'oak' }],
  ['two columns', '1\tB\t11\tice\n2\tC\t12\tsaw dust', { 1: 'B', 2: 'C', 11: 'ice', 12: 'saw dust' }],
  [
    'two columns by spaces',
    '1 B     11 ice\n2 C     12 saw dust',
    { 1: 'B', 2: 'C', 11: 'ice', 12: 'saw dust' },
  ],
  [
    'two columns of options by one space',
    '1 B 11 TRUE\n2 C 12 NOT GIVEN',
    { 1: 'B', 2: 'C', 11: 'TRUE', 12: 'NOT GIVEN' },
  ],
  ['one line', '1 B, 2 C, 3 A', { 1: 'B', 2: 'C', 3: 'A' }],
  ['one line with stops', '1. tutor 2. ice 3. saw dust', { 1: 'tutor', 2: 'ice', 3: 'saw dust' }],
  ['a table of pipes', '| 1 | B |\n| 2 | ice |', { 1: 'B', 2: 'ice' }],
  ['numbers and answers on lines of their own', '6\nice\n7\n50\n8\nB', { 6: 'ice', 7: '50', 8: 'B' }],
  ['a number beside a number', '6\tice\n7\t50\n8\tB', { 6: 'ice', 7: '50', 8: 'B' }],
  ['an answer that is missing', '5 B\n6\n7 C\n8\n9\n10 D', { 5: 'B', 7: 'C', 10: 'D' }],
  ['an answer that is missing in a column', '5\tB\n6\t\n7\tC', { 5: 'B', 7: 'C' }],
  [
    'remarks beside answers',
    '1 FALSE – the second paragraph says two\n2 ice (paragraph B, line 3)\n3\tB\tHe says that it is cheaper\n4 10 - 12',
    { 1: 'FALSE', 2: 'ice', 3: 'B', 4: '10 - 12' },
  ],
  [
    'letters in either order in the second of two columns',
    '1\tice\t4&5\tIN EITHER ORDER\n2\tD\t\tA, D\n3\tC\t6\tB',
    { 1: 'ice', 2: 'D', 3: 'C', 4: 'A', 5: 'D', 6: 'B' },
  ],
  [
    'a line for each section',
    'Section 1: 1 ice; 2 11 / eleven; 3 (by) bus\nSection 2: 11 C; 12-13 (in any order) A, D; 14 oak',
    { 1: 'ice', 2: '11 / eleven', 3: '(by) bus', 11: 'C', 12: 'A', 13: 'D', 14: 'oak' },
  ],
  [
    'the numbers of exercises before those of questions',
    '1) 1 T  2 NG  3 T\n2) 4 four hundred / 400  5 two voices\n3) 6 c  7 a',
    { 1: 'T', 2: 'NG', 3: 'T', 4: 'four hundred / 400', 5: 'two voices', 6: 'c', 7: 'a' },
  ],
])('reads a key with %s by its numbers', (_, text, answers) => {
  const key = parseKeyColumn(text)
  expect(Object.fromEntries(key.answers)).toEqual(answers)
  expect(key.unread).toEqual([])
})

test('reports entries of unnumbered exercises, and gives them to no question', () => {
  const key = parseKeyColumn('3 B\n4 1 F  2 T  3 F\n5 4 iron ore  5 wheels\n6 a cracks  b pulled down')
  expect(Object.fromEntries(key.answers)).toEqual({ 1: 'F', 2: 'T', 3: 'F', 4: 'iron ore', 5: 'wheels' })
  expect(key.unread.map(({ text }) => text)).toEqual(['3 B', '6 a cracks\tb pulled down'])
})

test('does not take answers that are numbers for exercise numbers', () => {
  const key = parseKeyColumn('5 3 6 4 7 1 8 2\n9 10 10 B 11 C')
  expect(Object.fromEntries(key.answers)).toMatchObject({ 5: '3', 9: '10', 10: 'B', 11: 'C' })
})

test('reports an entry that is not an answer, and moves no other', () => {
  const key = parseKeyColumn('1 B\nThe speaker says that the gate is closed.\n2 C\n3 D\n2 E')
  expect(Object.fromEntries(key.answers)).toEqual({ 1: 'B', 2: 'C', 3: 'D' })
  expect(key.unread.map(({ text }) => text)).toEqual(['The speaker says that the gate is closed.', '2 E'])
})

test.each([
  ['tight dashes', '1-C, 2-42, 3-9.15, 4-(the) tutor, 5-6-A/D', ['C', '42', '9.15', '(the) tutor', 'A', 'D']],
  ['spaced dashes', '1 - C\n2 - 15 / fifteen\n3 - ice', ['C', '15 / fifteen', 'ice']],
  ['bullets', '• 1. C\n• 2. ice\n• 3. TRUE', ['C', 'ice', 'TRUE']],
  ['dots between entries', '1 C · 2 ice · 3 NOT GIVEN', ['C', 'ice', 'NOT GIVEN']],
  ['answers on the line of their range', 'Questions 1–3: 1 C, 2 ice, 3 A', ['C', 'ice', 'A']],
  ['sets with a full stop', '1. ice 2-3. A, D 4. B', ['ice', 'A', 'D', 'B']],
  ['ticks', '1 C ✓\n2 ice ✓\n3 TRUE ✓', ['C', 'ice', 'TRUE']],
  ['numbers on lines of their own', '1.\nice\n2.\n1859\n3.\nC', ['ice', '1859', 'C']],
  ['full stops', '1. A.\n2. MR 44 B.\n3. ice.\n4. red tea.\n5. C.', ['A', 'MR 44 B', 'ice', 'red tea', 'C']],
  ['rows with sets', '1\t2\t3\nA\tB\tC\n4-5\t6\nA & D\tice', ['A', 'B', 'C', 'A', 'D', 'ice']],
  [
    'names of answers and places below “Question 1”',
    'Question 1\nAnswer: TRUE\nLocation: Paragraph 4\nExplanation: it says so.\n\nQuestion 2\nAnswer: ice',
    ['TRUE', 'ice'],
  ],
])('reads a key with %s', (_, printed, wanted) => {
  const { answers } = parseKey(splitText(printed))
  expect([...answers]).toEqual(wanted.map((each, index) => [index + 1, each]))
})

test.each([
  'roads (the second paragraph says so)',
  'roads (“the old machines were sold in 1902”',
  'roads: the second paragraph says so.',
  'roads. Explanation: the second paragraph says so.',
  'roads “the old machines were sold in 1902”',
  'roads – paragraph 2: the old machines were sold',
])('reads “1. %s” as the answer “roads”', (said) => {
  expect([...parseKey(splitText(`1. ${said}\n2. A, C`)).answers][0]).toEqual([1, 'roads'])
})
