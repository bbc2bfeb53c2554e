import { expect, test } from 'vitest'
import { patternTables } from './pattern-tables.ts'

const patterns = patternTables.flatMap(({ table, patterns: own, examples }) =>
  Object.entries(own).map(([name, pattern]) => ({
    name: `${table}.${name}`,
    pattern,
    example: Object.entries(examples).find(([key]) => key === name)?.[1] ?? '',
  })),
)

test.each(patterns)('$name matches “$example”', ({ pattern, example }) => {
  expect(example.search(pattern)).not.toBe(-1)
})
