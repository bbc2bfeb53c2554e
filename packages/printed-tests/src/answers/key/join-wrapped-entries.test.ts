import { expect, test } from 'vitest'
import { parseKeyColumn } from './parse-key.ts'

const read = (text: string) => [...parseKeyColumn(text).answers.values()]

test.each([
  ['the number of an answer', '1 ice, 2 snow, 3\nrain, 4 hail', ['ice', 'snow', 'rain', 'hail']],
  ['a second spelling', '1 ice; 2 thirty days /\n30 days; 3 rain', ['ice', 'thirty days / 30 days', 'rain']],
  ['what is in brackets', '1 ice; 2 (on the\nred) wall; 3 rain', ['ice', '(on the red) wall', 'rain']],
  ['the last word of an answer', '1 ice, 2 minus\nfive, 3 rain', ['ice', 'minus five', 'rain']],
])('joins %s on the next line of a key', (_, text, answers) => {
  expect(read(text)).toEqual(answers)
})

test.each([
  ['1 ice, 2 room 3\n3 snow, 4 rain', ['ice', 'room 3', 'snow', 'rain']],
  ['A: 1 ice, 2 snow\nB: 3 rain, 4 hail', ['ice', 'snow', 'rain', 'hail']],
  ['1 ice\n2 snow\nGood luck!', ['ice', 'snow']],
  ['1 ice, 2 snow\nGood luck!', ['ice', 'snow']],
])('joins nothing to “%s”', (text, answers) => {
  expect(read(text)).toEqual(answers)
})
