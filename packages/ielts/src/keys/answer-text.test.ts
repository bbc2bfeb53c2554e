import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAccepted, toKeyText } from './answer-text.ts'

test.each([
  ['tutor', ['tutor']],
  ['(the) tutor', ['tutor', 'the tutor']],
  ['fish(ing)', ['fish', 'fishing']],
  ['price(s)', ['price', 'prices']],
  ['colo(u)r', ['color', 'colour']],
  ['e(-)mail', ['email', 'e-mail']],
  ['23(rd)', ['23', '23rd']],
  ['(the/a) tutor', ['tutor', 'the tutor', 'a tutor']],
  ['(a) wooden box(es)', ['wooden box', 'wooden boxes', 'a wooden box', 'a wooden boxes']],
  ['a / b', ['a', 'b']],
  ['north gate / main gate', ['north gate', 'main gate']],
  ['clothes/clothing', ['clothes', 'clothing']],
  ['bike/bicycle hire', ['bike hire', 'bicycle hire']],
  ['book shop/bookshop', ['book shop', 'bookshop']],
  ['well-being/well being', ['well-being', 'well being']],
  ['well-being/wellbeing/well being', ['well-being', 'wellbeing', 'well being']],
  ['1,200 / 1200', ['1,200', '1200']],
  ['1,200/1200', ['1,200', '1200']],
  ['50/fifty', ['50', 'fifty']],
  ['colour; color', ['colour', 'color']],
  ['tutor OR teacher', ['tutor', 'teacher']],
  ['vapour|vapor', ['vapour', 'vapor']],
  ['vapour / vapor', ['vapour', 'vapor']],
  ['tutor (NOT teacher)', ['tutor']],
  ['12/05', ['12/05']],
  ['60 km/h', ['60 km/h']],
  ['and/or', ['and/or']],
  ['(020) 7946 0018', ['020 7946 0018']],
  ['LS21 3TB', ['LS21 3TB']],
  [' | ', []],
])('“%s” accepts %j', (key, accepted) => {
  expect(listAccepted(key)).toEqual(accepted)
})

test.each([
  ['TCP/IP', 'TCP|IP|TCP/IP'],
  ['bike/bicycle hire', 'bike hire|bicycle hire|bike/bicycle hire'],
  ['1,200/1200', '1,200|1200'],
  ['12/05', '12/05'],
  ['saw\u00addust', 'sawdust'],
])('“%s” is sent as “%s”', (typed, key) => {
  expect(toKeyText(typed)).toBe(key)
})

test('an expanded key accepts the same answers, and expanding it again changes nothing', () => {
  const word = fc.constantFrom(
    'a',
    'the',
    'ice',
    'colour/color',
    '12',
    '1,200/1200',
    'fish(ing)',
    '(the/a)',
    '(big)',
  )
  const answer = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
  const joint = fc.constantFrom('|', ' / ', '; ', ' OR ')
  void fc.assert(
    fc.property(answer, joint, answer, (one, between, other) => {
      const key = `${one}${between}${other}`
      expect(listAccepted(toKeyText(key))).toEqual(listAccepted(key))
      expect(toKeyText(toKeyText(key))).toBe(toKeyText(key))
    }),
    { numRuns: 2000 },
  )
})

test('does not expand a key into thousands of answers', () => {
  expect(listAccepted('aa/bb '.repeat(40)).length).toBeLessThanOrEqual(32)
  expect(listAccepted('(a/b/c) '.repeat(40)).length).toBeLessThanOrEqual(32)
})
