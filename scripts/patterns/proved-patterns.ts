import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import type { Pattern } from './list-patterns.ts'

const record = join(import.meta.dirname, 'linear-patterns.txt')

/** How a pattern is written into the record: on one line. */
export const printPattern = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string =>
  `/${source.replaceAll('\n', '\\n')}/${flags}`

/** The patterns that were found linear by the judge of now, by their text. */
export const readProvedPatterns = (): Set<string> =>
  parseProvedPatterns(readFileSync(record, 'utf8'), identifyJudge())

/** None where another judge found them. */
export function parseProvedPatterns(text: string, judge: string): Set<string> {
  const [found, ...patterns] = text.trimEnd().split('\n')
  return new Set(found === judge ? patterns : [])
}

export function writeProvedPatterns(patterns: Iterable<string>): void {
  writeFileSync(record, `${[identifyJudge(), ...[...new Set(patterns)].sort()].join('\n')}\n`)
}

/** Another one when the rules change, or the version of what they ask. */
function identifyJudge(): string {
  const rules = readFileSync(join(import.meta.dirname, 'judge-pattern.ts'), 'utf8')
  const hash = createHash('sha256').update(rules).digest('hex').slice(0, 16)
  return ['judged by', ...['recheck', 'scslre'].map(printVersion), `judge-pattern.ts ${hash}`].join(' ')
}

function printVersion(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url)
  if (manifest === undefined) throw new Error(`${name} is not installed`)
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  return `${name} ${version}`
}
