import { expect, test } from 'vitest'
import { compareTables } from './compare-tables.ts'

test('a changed text is one that is new and one that is gone', () => {
  const before = 'where\ttext\na.tsx\tSave\na.tsx\tRemove it\n'
  const now = 'where\ttext\na.tsx\tSave\na.tsx\tDelete it\n'
  expect(compareTables('shell', before, now)).toEqual([
    'new   shell/a.tsx: Delete it',
    'gone  shell/a.tsx: Remove it',
  ])
  expect(compareTables('shell', now, now)).toEqual([])
})
