import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countJsonValues } from './count-json-values.ts'

const count = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + count(inner), 1)
    : 1

const holdsEmpty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.values(value).length === 0 || Object.values(value).some(holdsEmpty))

it('counts the values that parsing would make, and an empty list or object as one more', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2), (value, indent) => {
      const found = countJsonValues(JSON.stringify(value, null, indent), 1e6)
      if (holdsEmpty(value)) expect(found).toBeGreaterThan(count(value))
      else expect(found).toBe(count(value))
    }),
    { numRuns: 500, seed: 1 },
  )
})

it('is not misled by punctuation and escapes in strings', () => {
  expect(countJsonValues(String.raw`["[,{\\", "\",[\\\"", 1]`, 100)).toBe(4)
})

it.each(['['.repeat(5_000_000), '1,'.repeat(2_500_000)])('stops once there are too many (%#)', (text) => {
  let read = 0
  const charCodeAt = (index: number) => {
    read += 1
    return text.charCodeAt(index)
  }
  const watched = new Proxy(new String(text), {
    get: (target, key) => (key === 'charCodeAt' ? charCodeAt : Reflect.get(target, key)),
  })
  // The wrapper is a text for all that the counting asks of it.
  expect(countJsonValues(watched as unknown as string, 10_000)).toBe(10_001)
  expect(read).toBeLessThanOrEqual(20_000)
})
