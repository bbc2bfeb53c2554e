import { expect, it } from 'vitest'
import { findCommands } from './find-commands.ts'
import type { PaletteCommand } from './palette-command.ts'

const build = (group: PaletteCommand['group'], title: string, keywords: string[] = []): PaletteCommand => ({
  id: `${group} ${title}`,
  title,
  group,
  keywords,
  icon: 'screen',
  run: () => undefined,
})

const commands = [
  build('Recently visited', 'Packages'),
  build('Recently visited', 'Present perfect'),
  build('Go to', 'Packages', ['coins', 'gems']),
  build('Go to', 'Coupons', ['discount']),
  build('Actions', 'New package', ['create']),
]
const find = (query: string, uses = new Map<string, number>()) =>
  findCommands({ commands, query, uses, records: [] }).map(({ command }) => command.id)

it('returns all commands in order for an empty query, and none twice', () => {
  expect(find('  ')).toEqual([
    'Recently visited Packages',
    'Recently visited Present perfect',
    'Go to Coupons',
    'Actions New package',
  ])
})

it('ranks the best match first, and lists a recent screen only when it is in no menu', () => {
  expect(find('pack')).toEqual(['Go to Packages', 'Actions New package'])
  expect(find('present')).toEqual(['Recently visited Present perfect'])
})

it('ranks matches of keywords and groups below matches of titles', () => {
  expect(find('coin')).toEqual(['Go to Packages'])
  expect(find('create')).toEqual(['Actions New package'])
  expect(find('co')).toEqual(['Go to Coupons', 'Go to Packages'])
  expect(find('oins')).toEqual([])
})

it('ranks frequent commands above equal matches, in a group of their own while the query is empty', () => {
  const uses = new Map([
    ['Actions New package', 5],
    ['Go to Coupons', 2],
  ])
  expect(find('pack')).toEqual(['Go to Packages', 'Actions New package'])
  expect(find('pack', new Map([['Actions New package', 10]]))).toEqual([
    'Actions New package',
    'Go to Packages',
  ])
  expect(
    findCommands({ commands, query: '', uses, records: [] }).map(({ command }) => command.group),
  ).toEqual(['Recently visited', 'Recently visited', 'Often used', 'Go to'])
})
