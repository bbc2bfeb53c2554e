import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { writeBins } from './write-bins.ts'

test('a packed program runs, and says which Node it needs where that is older', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'packed-bins-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await mkdir(join(dir, 'dist'))
  await writeFile(join(dir, 'package.json'), '{"type":"module"}')
  await writeFile(join(dir, 'dist', 'notes.js'), 'console.log("Notes")')
  expect(await writeBins(dir, { 'console-notes': './src/notes.ts' })).toEqual({
    'console-notes': './bin/console-notes.js',
  })
  const run = (before: string) => {
    const code = `${before}; import(${JSON.stringify(pathToFileURL(join(dir, 'bin', 'console-notes.js')))})`
    const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' })
    return { said: `${stdout}${stderr}`.trim(), status }
  }
  expect(run('')).toEqual({ said: 'Notes', status: 0 })
  expect(run('Object.defineProperty(process.versions, "node", { value: "20.11.1" })')).toEqual({
    said: 'console-notes needs Node 24 or later, and this is Node 20.11.1.',
    status: 1,
  })
})
