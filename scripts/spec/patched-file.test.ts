import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whilePatched } from './patched-file.ts'

const mutation = {
  id: 'shell/four-toasts',
  sentence: '§9 Toasts',
  file: 'toasts.ts',
  find: 'limit = 3',
  // A replacement is text, whatever a pattern would make of it.
  replace: 'limit = "$&"',
  proofs: [],
}
const original = 'const limit = 3\n'

let folder: string
const read = () => readFileSync(join(folder, 'toasts.ts'), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patched-'))
  writeFileSync(join(folder, 'toasts.ts'), original)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file is patched while the task runs, and is as it was afterwards', async () => {
  expect(await whilePatched(mutation, async () => read(), folder)).toBe('const limit = "$&"\n')
  expect(read()).toBe(original)
})

test('a task that fails leaves the file as it was', async () => {
  const failed = whilePatched(mutation, () => Promise.reject(new Error('No browser')), folder)
  await expect(failed).rejects.toThrow('No browser')
  expect(read()).toBe(original)
})

test('a text that is not there once is refused before anything is written', async () => {
  const task = async () => 'ran'
  await expect(whilePatched({ ...mutation, find: 'limit = 5' }, task, folder)).rejects.toThrow('four-toasts')
  await expect(whilePatched({ ...mutation, find: 't' }, task, folder)).rejects.toThrow('four-toasts')
  expect(read()).toBe(original)
})
