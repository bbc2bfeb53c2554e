import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands/workspace.ts'

const guides = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Examples in the guides are code of a remote. */
const fromRemote = createRequire(join(root, 'remotes/content/package.json'))

const folders = 'admin-api|delivery|docs|e2e|packages|remotes|scripts|shell'
/** `remotes/content/src/remote.ts`, without `*`, `<name>` and `…`, which stand for something else. */
const quotedPath = new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g')
const importOfOurs = /from '(@console\/[^']+)'/g

const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Made by a build or by a run, or named to say that somebody is to make it. */
const isMade = (path: string) => /(^|\/)(dist|\.data|teacher_notes|src\/books)(\/|$)/.test(path)

/** From the root, or from the shell's sources, whose folder of remotes has the name of ours. */
const isThere = (path: string) => ['', 'shell/src'].some((base) => existsSync(join(root, base, path)))

const canImport = (specifier: string) => {
  try {
    return existsSync(fromRemote.resolve(specifier))
  } catch {
    return false
  }
}

test.each(guides)('$file names existing folders and files', ({ text }) => {
  const missing = findAll(text, quotedPath).filter((path) => !isMade(path) && !isThere(path))
  expect(missing).toEqual([])
})

test.each(guides)('$file imports what the packages export', ({ text }) => {
  expect(findAll(text, importOfOurs).filter((specifier) => !canImport(specifier))).toEqual([])
})

test('Decisions are numbered without gaps, and all are listed', () => {
  const folder = join(root, 'docs/decisions')
  const records = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name) && !name.endsWith('-measurements.md'))
    .toSorted()
  expect(records.map((name) => Number(name.slice(0, 4)))).toEqual(records.map((_, index) => index + 1))
  const list = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(records.filter((name) => !list.includes(`(${name})`))).toEqual([])
})
