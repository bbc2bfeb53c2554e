import { expect, test } from 'vitest'
import { findRings } from './find-rings.ts'

const toImports = (lines: readonly string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ')
    return { from, to }
  })

test.each([
  ['two folders', ['src/list/a.ts > src/form/b.ts', 'src/form/c.ts > src/list/d.ts']],
  ['two folders by way of folders in them', ['src/a/x/1.ts > src/b/y/2.ts', 'src/b/z/3.ts > src/a/w/4.ts']],
  ['three folders', ['src/a/1.ts > src/b/2.ts', 'src/b/3.ts > src/c/4.ts', 'src/c/5.ts > src/a/6.ts']],
  [
    'two packages',
    ['packages/a/src/1.ts > packages/b/src/2.ts', 'packages/b/src/3.ts > packages/a/src/4.ts'],
  ],
])('names every step of a ring of %s', (_, lines) => {
  expect(findRings(toImports(lines))).toEqual([toImports(lines)])
})

test.each([
  ['one folder imports the other', ['src/list/a.ts > src/form/b.ts', 'src/list/c.ts > src/form/d.ts']],
  [
    'files beside a folder import it and are imported',
    ['src/a.ts > src/list/b.ts', 'src/list/c.ts > src/d.ts'],
  ],
  [
    'two ways lead to the same folder',
    ['src/a/1.ts > src/b/2.ts', 'src/a/1.ts > src/c/3.ts', 'src/b/2.ts > src/c/3.ts'],
  ],
])('finds no ring if %s', (_, lines) => {
  expect(findRings(toImports(lines))).toEqual([])
})

test('a ring is found behind a folder that is in none', () => {
  const [, ...ring] = toImports([
    'src/a/1.ts > src/b/2.ts',
    'src/b/3.ts > src/c/4.ts',
    'src/c/5.ts > src/b/6.ts',
  ])
  expect(findRings(toImports(['src/a/1.ts > src/b/2.ts']).concat(ring))).toEqual([ring])
})
