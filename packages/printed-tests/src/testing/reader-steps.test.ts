import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const isWhole = process.env['ALL_TESTS'] === '1'
/** Signs of the texts, of which each is twice as long as the one before. */
const sizes = isWhole ? [10_000, 20_000, 40_000] : [5_000, 10_000]

const script = fileURLToPath(new URL('count-reader-steps.ts', import.meta.url))
const counted: Record<string, number[]> = JSON.parse(
  execFileSync(process.execPath, [script, ...sizes.map(String)], { encoding: 'utf8' }),
)

test.each(Object.entries(counted))(
  'a text of %s twice as long takes twice as many steps to read',
  (_, steps) => {
    for (const [index, count] of steps.slice(1).entries()) {
      // Above the limits nothing is read.
      expect(count).toBeLessThan(2.7 * (steps[index] ?? 0))
    }
  },
)

test('every reading was counted', () => {
  expect(Object.keys(counted).length).toBeGreaterThan(15)
  for (const [first = 0] of Object.values(counted)) expect(first).toBeGreaterThan(sizes[0] ?? 0)
})
