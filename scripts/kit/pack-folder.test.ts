import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { packFolder } from './pack-folder.ts'

async function pack(files: Record<string, string>, kitVersion = '1.6.0') {
  const work = await mkdtemp(join(tmpdir(), 'pack-folder-'))
  const [dir, out] = [join(work, 'package'), join(work, 'out')]
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(dir, file, '..'), { recursive: true })
    await writeFile(join(dir, file), text)
    await utimes(join(dir, file), Math.random() * 1e9, Math.random() * 1e9)
  }
  const { version, file } = await packFolder(
    { name: '@console/notes', type: 'module' },
    { dir, out, kitVersion },
  )
  const bytes = await readFile(file)
  await rm(work, { recursive: true })
  return { version, bytes }
}

const files = { 'dist/a.js': 'export const a = 1', 'dist/b.js': 'export const b = 2' }

let one: Awaited<ReturnType<typeof pack>>
beforeAll(async () => {
  one = await pack(files)
})

test('packs the same content to the same version and bytes, whenever it was written', async () => {
  const other = await pack(files)
  expect(one.version).toMatch(/^1\.6\.0-kit[0-9a-f]{12}$/)
  expect(other.version).toBe(one.version)
  expect(other.bytes.equals(one.bytes)).toBe(true)
})

test.each([
  ['another character', { ...files, 'dist/b.js': 'export const b = 3' }],
  ['another name', { 'dist/a.js': files['dist/a.js'], 'dist/c.js': files['dist/b.js'] }],
  ['another file', { ...files, 'dist/d.js': '' }],
])('%s gives another version', async (_, changed) => {
  expect((await pack(changed)).version).not.toBe(one.version)
})
