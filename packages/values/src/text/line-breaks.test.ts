import { expect, test } from 'vitest'
import { splitLines, toLineFeeds } from './line-breaks.ts'

test('whatever ends a line ends it', () => {
  const text = 'a\r\nb\nc\rd\ve\ff\u0085g\u2028h\u2029i'
  expect(splitLines(text)).toEqual([...'abcdefghi'])
})

test('a field gets line ends that browsers know, and as many letters as before', () => {
  expect(toLineFeeds('a\vb\u0085c\u2028d\u2029e')).toBe('a\nb\nc\nd\ne')
})
