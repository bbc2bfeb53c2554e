import { expect, test } from 'vitest'
import { repairScan } from './repair-scan.ts'

const repair = (text: string) =>
  repairScan(text.split('\n').map((line, index) => ({ at: index + 1, text: line })))
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
  ['18. TRUE\nl9. FALSE\n2O. TRUE', '18. TRUE\n19. FALSE\n20. TRUE'],
])('reads “%s” as “%s”', (text, whole) => {
  expect(repair(text)).toBe(whole)
})

test.each([
  'H hundred\nI fly\nJ fuel\n2 Which?',
  'I. True or false?\n1. Tin is old.\nII. Choose.',
  'I saw him in 1910.\nSo did she.',
  'Quotations 3-5 are old.',
  'Bring size 4S and 5l of water.',
  'The list of letters is long.',
])('leaves “%s” alone', (text) => {
  expect(repair(text)).toBe(text)
})
