import { expect, test } from 'vitest'
import { splitLines, toLineFeeds } from './line-breaks.ts'

test('splits lines at every kind of line end', () => {
  const text = 'a\r\nb\nc\rd\ve\ff\u0085g\u2028h\u2029i'
  expect(splitLines(text)).toEqual([...'abcdefghi'])
})

test('converts line ends to ones that browsers recognise, keeping the length', () => {
  expect(toLineFeeds('a\vb\u0085c\u2028d\u2029e')).toBe('a\nb\nc\nd\ne')
})
