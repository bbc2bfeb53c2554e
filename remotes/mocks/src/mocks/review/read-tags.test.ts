import { expect, test } from 'vitest'
import { readTags } from './read-tags.ts'

test.each([
  ['climate, cities', ['climate', 'cities']],
  [' sea  level ;work\n', ['sea level', 'work']],
  ['Climate, CITIES, climate', ['Climate', 'CITIES']],
  [' , ;', []],
])('%j is read as %j', (typed, tags) => {
  expect(readTags(typed)).toEqual(tags)
})

test('more than 20 tags are cut off', () => {
  expect(readTags(Array.from({ length: 30 }, (_, index) => `tag ${index}`).join(','))).toHaveLength(20)
})
