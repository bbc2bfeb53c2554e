import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readSeed } from './read-seed.ts'

test('Reports an invalid seed with its file and the place in it', () => {
  const schema = z.array(z.object({ title: z.string(), pages: z.number() }))
  expect(() => readSeed('books.json', schema)).toThrow(/^seed\/books\.json → \[0\]\.pages: /)
})
