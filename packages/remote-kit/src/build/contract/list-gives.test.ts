import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listSharedModules } from '../sharing/shared-modules.ts'
import { listGives } from './list-gives.ts'

async function select(files: Record<string, string>) {
  const dir = await mkdtemp(join(tmpdir(), 'console-provided-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text)
  return listGives(dir)
}

test('lists what the shell provides of every shared module', async () => {
  const gives = await select({})
  expect(Object.keys(gives).sort()).toEqual(Object.keys(listSharedModules()).sort())
  expect(gives['react-router']?.quick).toEqual(expect.arrayContaining(['NavLink', 'useMatches']))
  expect(gives['react']?.quick).toEqual(expect.arrayContaining(['default', 'useState']))
  expect(gives['react/jsx-runtime']?.quick).toEqual(['Fragment', 'default', 'jsx', 'jsxs'])
  expect(gives['antd/es/table']).toMatchObject({ quick: ['default'], rest: [] })
  const list = ['ListPage', 'RecordList', 'defineList', 'toChoices', 'updatedFilter', 'useList']
  expect(gives['@console/shared/list']?.quick).toEqual(list)
})

test('re-exported names are the whole library', async () => {
  const gives = await select({
    'react-router.ts': `/** Two. */\nexport {\n  Link,\n  useNavigate,\n  type To,\n} from 'react-router'\n`,
  })
  expect(gives['react-router']).toMatchObject({ quick: ['Link', 'useNavigate'], rest: [] })
})

test('a selection that is an object is loaded first, and the rest of its library later', async () => {
  const gives = await select({
    'zustand.ts': `import * as library from 'zustand'\nexport const zustand = {\n  createStore: library.createStore,\n}\n`,
  })
  expect(gives['zustand']).toMatchObject({ quick: ['createStore'], rest: ['create', 'useStore'] })
})
