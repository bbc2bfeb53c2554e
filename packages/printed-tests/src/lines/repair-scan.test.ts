import { expect, test } from 'vitest'
import type { Lines } from '../model/text-line.ts'
import { repairMarks, repairScan } from './repair-scan.ts'

const change = (text: string, repair: (lines: Lines) => Lines) =>
  repair(text.split('\n').map((line, index) => ({ at: index + 1, text: line })))
    .map((line) => line.text)
    .join('\n')

test.each([
  ['Quest ions 1-5', 'Questions 1-5'],
  ['Questi0ns 6-1O', 'Questions 6-10'],
  ['Ouestions l6 to 2O', 'Questions 16 to 20'],
  ['READING PASSAGE II', 'READING PASSAGE 2'],
  ['Choose the correct Ietter', 'Choose the correct letter'],
  ['Write 0NE W0RD or NOT GlVEN', 'Write ONE WORD or NOT GIVEN'],
  ['after l900, for l4 hours', 'after 1900, for 14 hours'],
  ['You shouId see\nhow animaIs helped', 'You should see\nhow animals helped'],
  ['kept in 2O ..... and lO _____', 'kept in 20 ..... and 10 _____'],
  ['THE HlSTORY OF THE PENClL', 'THE HISTORY OF THE PENCIL'],
  ['38 A 39 A 4O C', '38 A 39 A 40 C'],
  ['l. Tin is old.\n2. Cork is light.', '1. Tin is old.\n2. Cork is light.'],
  ['in the l8th century', 'in the 18th century'],
  ['Exercise A: l F, 2 T', 'Exercise A: 1 F, 2 T'],
  ['l. tin    2. cork    3. salt', '1. tin    2. cork    3. salt'],
  ['4 Tin\nS Cork\n6 Salt', '4 Tin\n5 Cork\n6 Salt'],
  ['I ii 2 iv 3 i 10 TRUE II tube', '1 ii 2 iv 3 i 10 TRUE 11 tube'],
  ['Questions 1] and 12', 'Questions 11 and 12'],
  ['i Ideas\nil Sounds\nili Prices', 'i Ideas\nii Sounds\niii Prices'],
  ['ill people 4 ........', 'ill people 4 ........'],
  [
    'Find a 1 ....\nv\nDraw it to 2 ....\n¥\nSend it to 3 ....\n1\nWait for it',
    'Find a 1 ....\n↓\nDraw it to 2 ....\n↓\nSend it to 3 ....\n↓\nWait for it',
  ],
  ['18. TRUE\nl9. FALSE\n2O. TRUE', '18. TRUE\n19. FALSE\n20. TRUE'],
])('reads “%s” as “%s”', (text, whole) => {
  expect(change(text, repairScan)).toBe(whole)
})

test.each([
  'H hundred\nI fly\nJ fuel\n2 Which?',
  'I. True or false?\n1. Tin is old.\nII. Choose.',
  'I saw him in 1910.\nSo did she.',
  'Quotations 3-5 are old.',
  'Bring size 4S and 5l of water.',
  'The list of letters is long.',
])('leaves “%s” alone', (text) => {
  expect(change(text, repairScan)).toBe(text)
})

test.each([
  ['e found in England\n  e used by farmers', '• found in England\n• used by farmers'],
  ['e found in England', 'e found in England'],
  [
    '[ The well is dug ]\n| It is watched ]\nI Ask for 26 ___ I',
    'The well is dug\nIt is watched\nAsk for 26 ___',
  ],
  ['| Price | low |\n| Length | long |', '| Price | low |\n| Length | long |'],
])('reads the marks of “%s” as “%s”', (text, whole) => {
  expect(change(text, repairMarks)).toBe(whole)
})
