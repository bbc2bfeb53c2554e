import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../commands/workspace.ts'

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; they are numbered from 1. */
const sections: Record<string, readonly number[]> = {
  '1': [2, 9, 11, 3, 2],
  '2': [3, 3, 4, 1],
  '3': [0, 2, 4, 6, 5, 0, 2],
  '4': [3, 1, 2, 4],
  '5': [1, 3, 2, 3],
  '6': [3, 12, 4, 4, 5, 3, 0, 4],
  '7': [3, 4, 2, 5, 2, 2],
  '8': [2, 3, 1, 1],
  '9': [3, 4],
  '10': [2, 2, 4, 11, 5, 2, 3],
  '11': [2, 3, 3, 4, 1, 1],
  '12': [3, 2, 4],
  '13': [1, 5, 2, 5],
  '14': [2, 4, 3],
  '15': [3, 3, 7],
  '16': [1, 5, 4, 3, 3],
  '17': [1, 4, 2],
}

const text = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8')
const rows = [
  ...text.matchAll(
    /^\| (\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))? [^|]*?(\(level 3\) )?\| ([^|]*) \| (.*) \|$/gm,
  ),
].map(([, section, first, last = first, isLevel3, state = '', what = '']) => ({
  ids: Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${section}.${Number(first) + index}`,
  ),
  isLevel3: isLevel3 !== undefined,
  state,
  what,
}))

test('every requirement of levels 1 and 2 has a row, in order', () => {
  const asked = Object.entries(sections).flatMap(([chapter, counts]) =>
    counts.flatMap((count, index) =>
      Array.from({ length: count }, (_, number) => `${chapter}.${index + 1}.${number + 1}`),
    ),
  )
  expect(asked).toHaveLength(253)
  expect(rows.filter(({ isLevel3 }) => !isLevel3).flatMap(({ ids }) => ids)).toEqual(asked)
})

test('every row says whether it holds, and how', () => {
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['holds', 'partly', 'no', 'operator', 'n/a']),
  )
  expect(rows.filter(({ what }) => what.trim() === '')).toEqual([])
})

test('the page begins with what does not hold, or not wholly', () => {
  const [, listed = ''] = /\*\*([\d.,\s]+)\*\*/.exec(text) ?? []
  const lacking = rows.filter(({ state }) => ['partly', 'no'].includes(state)).flatMap(({ ids }) => ids)
  expect(listed.split(/,\s+/)).toEqual(lacking)
})
