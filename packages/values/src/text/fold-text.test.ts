import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropInvisible, foldForSearch, foldText, foldWithOffsets } from './fold-text.ts'

test.each([
  ['WELCOME10\u200b', 'WELCOME10'],
  ['\ufeffWEL\u00adCOME\u2060\u200e10\ufe0f', 'WELCOME10'],
  ['ＳＡＶＥ１０', 'SAVE10'],
  ['SAVE–10 SAVE\u201110 SAVE−10', 'SAVE-10 SAVE-10 SAVE-10'],
  ['cafe\u0301', 'café'],
  ['ﬁnd the ﬂoor', 'find the floor'],
  ['CO₂', 'CO2'],
  ['O’Neill O´Neill O`Neill Oʼ O′', "O'Neill O'Neill O'Neill O' O'"],
  ['“open” „open‟ 5″', '"open" "open" 5"'],
  ['25 ºC, 25\u00a0℃, 25˚C', '25 °C, 25 °C, 25°C'],
  ['1⁄2', '1/2'],
  ['۱۲ ١٢ १२ ১২ ๑๒ 𝟙𝟚', '12 12 12 12 12 12'],
  ['one\u000btwo\u0085three\u2028four\u2029five', 'one\ntwo\nthree\nfour\nfive'],
  ['می\u200cخواهم', 'میخواهم'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['10', '1O'],
  ['é', 'e'],
  ['а', 'a'],
  ['l', '1'],
  ['a/b', 'ab'],
  ['a-b', 'ab'],
])('distinguishes %j from %j', (one, other) => {
  expect(foldForSearch(one)).not.toBe(foldForSearch(other))
})

test('every decimal digit of Unicode is folded to its ASCII digit', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign))
  expect(digits.length).toBeGreaterThan(600)
  expect(digits.map(foldText)).toEqual(digits.map((_, index) => String(index % 10)))
})

/** Characters that are folded, joined or dropped, more frequent here than in Unicode at large. */
const sign = fc.oneof(
  fc.constantFrom(
    ...'aſKé\u0301\u0323\u200b\u200d\u00ad´`’ʼ″“–−⁄½²₂ﬁﷺ…۱１ºς\u0130가\u1100\u1161\u11a8ㄱㅏｶﾞ\ufe0f\u2028\v',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const text = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''))

test('folding is idempotent', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(foldText(foldText(typed))).toBe(foldText(typed))
      expect(foldForSearch(foldForSearch(typed))).toBe(foldForSearch(typed))
    }),
    { numRuns: 5000 },
  )
})

test('canonically equivalent texts fold to the same text', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(foldText(typed.normalize('NFD'))).toBe(foldText(typed.normalize('NFC')))
    }),
    { numRuns: 5000 },
  )
})

test('offsets in a folded text lead back to the letters that were folded', () => {
  fc.assert(
    fc.property(text, text, text, (before, wanted, after) => {
      const whole = before + wanted + after
      const { folded, toStart, toEnd } = foldWithOffsets(whole)
      expect(folded).toBe(foldForSearch(whole))
      for (let at = 0; at < folded.length; at++) {
        expect(toStart(at)).toBeLessThan(toEnd(at + 1))
        expect(foldForSearch(whole.slice(toStart(at), toEnd(at + 1)))).toContain(folded[at])
      }
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['a\u200bb\u00adc\ufeffd\u200ee', 'abcde'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['a\u200cb\u200d', 'ab'],
  ['“Quotes” – and ﬁ', '“Quotes” – and ﬁ'],
  ['👩\u200d💻', '👩\u200d💻'],
])('stores %j as %j', (pasted, stored) => {
  expect(dropInvisible(pasted)).toBe(stored)
})
