import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findWorkspaceUnits } from './workspace-units.ts'

async function inventFolder(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'console-units-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

const config = {
  name: 'charts',
  title: 'Charts',
  team: 'Charts',
  platform: '^1.0.0',
  paths: ['/charts/'],
  menu: [],
  permissions: [],
  screens: {},
}

test('a repository of one remote has one unit, which need not be named', async () => {
  const root = await inventFolder({ 'remote.config.ts': `export default ${JSON.stringify(config)}` })
  const unit = { name: 'charts', dir: root, distDir: join(root, 'dist') }
  expect(await findWorkspaceUnits(root, [])).toEqual([unit])
  expect(await findWorkspaceUnits(root, ['charts'])).toEqual([unit])
  await expect(findWorkspaceUnits(root, ['notes'])).rejects.toThrow('There are: charts.')
})

test('a workspace requires the name of what is published', async () => {
  const root = await inventFolder({ 'shell/package.json': '{}', 'remotes/notes/package.json': '{}' })
  await expect(findWorkspaceUnits(root, [])).rejects.toThrow('Say what to publish. There are: shell, notes.')
  expect(await findWorkspaceUnits(root, ['notes'])).toMatchObject([{ name: 'notes' }])
})
