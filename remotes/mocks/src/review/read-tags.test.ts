import { expect, test } from 'vitest'
import { readTags } from './read-tags.ts'

test.each([
  ['climate, cities', ['climate', 'cities']],
  [' sea  level ;work\n', ['sea level', 'work']],
  ['Climate, CITIES, climate', ['Climate', 'CITIES']],
  [' , ;', []],
])('reads %j as %j', (typed, tags) => {
  expect(readTags(typed)).toEqual(tags)
})

test('keeps the first 20 tags', () => {
  expect(readTags(Array.from({ length: 30 }, (_, index) => `tag ${index}`).join(','))).toHaveLength(20)
})
