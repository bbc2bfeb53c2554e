import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildChangedUnits } from './build-changed-units.ts'

test('builds a unit again after a change in any package that it is built with', async () => {
  const root = await mkdtemp(join(tmpdir(), 'build-changed-units-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const scripts = { build: 'mkdir -p dist' }
  await write('remotes/mocks/package.json', JSON.stringify({ name: 'mocks', scripts }))
  await write('remotes/mocks/node_modules/.keep', '')
  await write('packages/papers/src/draw-paper.ts', 'export const margin = 1')
  const dir = join(root, 'remotes', 'mocks')
  const units = [{ name: 'mocks', dir, distDir: join(dir, 'dist') }]

  expect(await buildChangedUnits(root, units)).toEqual(units)
  expect(await buildChangedUnits(root, units)).toEqual([])

  await write('packages/papers/src/draw-paper.ts', 'export const margin = 2')
  expect(await buildChangedUnits(root, units)).toEqual(units)
})
