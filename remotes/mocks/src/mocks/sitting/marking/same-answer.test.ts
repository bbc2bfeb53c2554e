import { expect, test } from 'vitest'
import { isSameAnswer } from './same-answer.ts'

test.each([
  ['LS21 3TB', 'ls213tb'],
  ['07700 900416', '07700900416'],
  ['07700 900416', '07700-900-416'],
  ['(020) 7946 0018', '020 7946 0018'],
  ['1,200', '1200'],
  ['10 - 12', '10-12'],
  ['10-12', '10 to 12'],
  ['£50', '£ 50'],
  ['£50', '50 pounds'],
  ['£50', '£50.00'],
  ['$12.50', '12.50 dollars'],
  ['50%', '50 per cent'],
  ['50%', 'fifty percent'],
  ['10', 'ten'],
  ['25', 'twenty-five'],
  ['twenty five', '25'],
  ['three weeks', '3 weeks'],
  ['1,250', 'one thousand two hundred and fifty'],
  ['2 million', '2,000,000'],
  ['2.5 million', '2500000'],
  ['a hundred', '100'],
  ['10.30', '10:30'],
  ['10.30', 'half past ten'],
  ['10.15 am', '10:15 a.m.'],
  ['9 am', '9.00am'],
  ["9 o'clock", 'nine o’clock'],
  ['23 May', '23rd May'],
  ['23 May', 'May 23'],
  ['23rd of May', 'May 23rd'],
  ['3 September 2019', 'Sept. 3rd, 2019'],
  ['20 km', '20km'],
  ['20 km', '20 kilometers'],
  ['45 minutes', '45 mins'],
  ['colour', 'color'],
  ['organisation', 'organization'],
  ['city centre', 'city center'],
  ['well-being', 'well–being'],
])('“%s” and “%s” are the same answer', (key, given) => {
  expect(isSameAnswer(key, given)).toBe(true)
  expect(isSameAnswer(given, key)).toBe(true)
})

test.each([
  ['LS21 3TB', 'LS21 3TP'],
  ['07700 900416', '07700 900461'],
  ['10-12', '10'],
  ['£50', '$50'],
  ['£50', '£15'],
  ['10.30 am', '10.30 pm'],
  ['23 May', '22 May'],
  ['23 May', '23 March'],
  ['fourteen', '40'],
  ['20 km', '20 m'],
  ['three weeks', 'thirty weeks'],
  ['exercise', 'exercize'],
  ['our', 'or'],
  ['four', 'for'],
])('“%s” and “%s” are different answers', (key, given) => {
  expect(isSameAnswer(key, given)).toBe(false)
})
