import { expect, test } from 'vitest'
import { findFreeKey } from './option-keys.ts'

test.each([
  ['', 'A', 0],
  ['A B C', 'D', 3],
  ['B C D', 'A', 0],
  ['A C D', 'B', 1],
  ['C A', 'B', 0],
  ['a b d', 'c', 2],
  ['1 3', '2', 1],
  ['I III', 'II', 1],
  ['A x', 'B', 2],
])('beside the options “%s” a new one gets the key “%s” at position %i', (keys, key, at) => {
  expect(findFreeKey(keys.split(' ').filter(Boolean), 'letters')).toEqual({ key, at })
})

test.each([
  ['', 'i', 0],
  ['i', 'ii', 1],
  ['i iii', 'ii', 1],
  ['ii iii iv', 'i', 0],
  ['i ii iii iv v vi vii viii ix x xi', 'xii', 11],
  ['A C', 'B', 1],
])('beside the headings “%s” a new one gets the key “%s” at position %i', (keys, key, at) => {
  expect(findFreeKey(keys.split(' ').filter(Boolean), 'numerals')).toEqual({ key, at })
})
