import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { root } from '../commands/workspace.ts'
import { compareTables } from './compare-tables.ts'
import { listMarkdownWords } from './list-markdown-words.ts'
import { listRecordWords } from './list-record-words.ts'
import { listWords } from './list-words.ts'

const folder = 'docs/words'

/** Not read by staff: tests, test data, declarations, and what is sent to those who run the console. */
const skipped = /(^|\/)(testing|telemetry|node_modules|dist)(\/|$)|\.(test|test-d|d)\.tsx?$/

/** What a newcomer to the demonstration reads in its lists. */
const seed = 'admin-api/seed'

const readers: Record<string, (file: string, source: string) => string[]> = {
  '.md': (_file, source) => listMarkdownWords(source),
  '.json': (_file, source) => listRecordWords(source),
}

const listUnits = () => [
  seed,
  'shell',
  'packages/shared',
  'packages/authoring',
  ...globSync('remotes/*', { cwd: root }).sort(),
]

/** What a unit says to staff: a line for each text, with its file: below `src`, where there is one. */
function buildTable(unit: string): string {
  const cwd = join(root, unit)
  const read = ['remote.config.ts', 'src/**/*.{ts,tsx}', 'src/help/*.md']
  const files = globSync(unit === seed ? '**/*.json' : read, {
    cwd,
    exclude: (path) => skipped.test(path),
  })
  const lines = files.sort().flatMap((file) => {
    const where = file.replace(/^src\//, '')
    const source = readFileSync(join(cwd, file), 'utf8')
    const list = readers[extname(file)] ?? listWords
    return list(file, source).map((text) => `${where}\t${text}\n`)
  })
  return `where\ttext\n${lines.join('')}`
}

const toTablePath = (unit: string) => join(root, folder, `${basename(unit)}.tsv`)

export function writeTables() {
  mkdirSync(join(root, folder), { recursive: true })
  for (const unit of listUnits()) writeFileSync(toTablePath(unit), buildTable(unit))
}

/** A line for each text that no table has, for each that is in no file any more, and for each table of no unit. */
export function findStaleWords(): string[] {
  const units = listUnits()
  const known = new Set(units.map((unit) => basename(toTablePath(unit))))
  const strays = readdirSync(join(root, folder)).filter((file) => !known.has(file))
  return [
    ...strays.map((file) => `${folder}/${file} belongs to no part of the console`),
    ...units.flatMap((unit) => {
      const path = toTablePath(unit)
      return compareTables(unit, existsSync(path) ? readFileSync(path, 'utf8') : '', buildTable(unit))
    }),
  ]
}
