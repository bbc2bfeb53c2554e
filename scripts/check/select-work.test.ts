import { expect, test } from 'vitest'
import { listPackages } from '../commands/workspace.ts'
import { selectWork } from './select-work.ts'

const toPackage = (folder: string, dependencies: string[] = [], scripts = { test: 'vitest run' }) => ({
  name: folder,
  folder,
  dependencies,
  scripts,
})
const packages = [
  toPackage('packages/shared'),
  toPackage('packages/remote-kit', ['packages/shared']),
  toPackage('remotes/commerce', ['packages/remote-kit']),
  toPackage('delivery'),
  { ...toPackage('e2e', ['delivery']), scripts: {} },
]
const select = (changed: string[], deleted: string[] = []) =>
  selectWork(changed, packages, (file) => !deleted.includes(file))

test('a source is linted, tested in its package, and compiled in all that depend on it', () => {
  const file = 'packages/shared/src/money.ts'
  expect(select([file])).toEqual({
    lint: [file],
    types: ['packages/shared', 'packages/remote-kit', 'remotes/commerce'],
    units: new Map([['packages/shared', [file]]]),
  })
})

test('a package on which nothing depends is compiled alone', () => {
  expect(select(['remotes/commerce/src/remote.ts']).types).toEqual(['remotes/commerce'])
})

test('a file of a folder whose name begins like a package is none of its', () => {
  expect(select(['delivery-notes/a.ts'])).toMatchObject({ types: [], units: new Map() })
})

test('of a deleted file the types that remain are checked', () => {
  const file = 'delivery/src/gone.ts'
  expect(select([file], [file])).toEqual({ lint: [], types: ['delivery', 'e2e'], units: new Map() })
})

test('a style sheet needs no compiler', () => {
  const file = 'remotes/commerce/src/list.module.css'
  expect(select([file])).toEqual({ lint: [file], types: [], units: new Map([['remotes/commerce', [file]]]) })
})

test('browser stories are linted and compiled, not run', () => {
  expect(select(['e2e/stories/menu.test.ts'])).toMatchObject({ types: ['e2e'], units: new Map() })
})

test('a file that concerns every package has all of them compiled', () => {
  expect(select(['tsconfig.base.json']).types).toEqual([...packages.map(({ folder }) => folder), 'scripts'])
})

test('the check itself is tested too', () => {
  const file = 'scripts/check/stages.ts'
  expect(select([file])).toEqual({ lint: [file], types: ['scripts'], units: new Map([['scripts', [file]]]) })
})

test('of this workspace, a change of the shared package reaches every remote', () => {
  const { types } = selectWork(['packages/shared/src/errors/errors.ts'], listPackages(), () => true)
  const remotes = listPackages().filter(({ folder }) => folder.startsWith('remotes/'))
  expect(types).toEqual(expect.arrayContaining(remotes.map(({ folder }) => folder)))
})
