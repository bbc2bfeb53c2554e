import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands/workspace.ts'

const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Decisions may name files that are gone. */
const guides = pages.filter(({ file }) => !/^docs\/\w+\//.test(file))

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

test.each(pages)('$file has no line over 400 characters', ({ text }) => {
  expect(text.split('\n').filter((line) => line.length > 400)).toEqual([])
})

test.each(pages)('$file links to pages and headings that exist', ({ file, text }) => {
  const links = findAll(text, /\]\(((?!\w+:)[^)\s]+)\)/g)
  expect(links.filter((link) => !isLinked(dirname(file), link.split('#')))).toEqual([])
})

function isLinked(from: string, [path = '', heading]: readonly string[]): boolean {
  const target = join(root, from, path)
  if (path !== '' && !existsSync(target)) return false
  if (heading === undefined || !target.endsWith('.md')) return true
  return findAll(readFileSync(target, 'utf8'), /^#+ (.+)$/gm)
    .map(toAnchor)
    .includes(heading)
}

/** As GitHub makes it. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const decisions = pages.filter(({ file }) => /^docs\/decisions\/\d{4}-/.test(file))
const link = String.raw`\[\d{4}\]\(\d{4}-[\w-]+\.md\)`
const head = new RegExp(
  String.raw`^# (\d{4}) (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (accepted|(?:replaced|changed) by ${link}(?:(?:, | and )${link})*)\.`,
)

test.each(decisions)('$file has a number, a date, a status and at most two pages', ({ file, text }) => {
  const [, number = '', title, date, status = ''] = head.exec(text) ?? []
  expect(file).toContain(`/${number}-`)
  const row = `| ${number} | [${title}](${basename(file)}) | ${date} | ${status.replaceAll(/\[(\d+)\]\([^)]+\)/g, '$1')} |`
  expect(readFileSync(join(root, 'docs/decisions/README.md'), 'utf8').split('\n')).toContain(row)
  expect(text.split('\n').length).toBeLessThan(100)
  expect(text.split(/\s+/).length).toBeLessThan(1000)
})

test('Decisions are numbered without gaps', () => {
  const numbers = decisions.map(({ file }) => Number(file.slice('docs/decisions/'.length).slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
