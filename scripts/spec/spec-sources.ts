import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/workspace.ts'
import type { SpecSources } from './find-spec-problems.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isInstalled = (path: string) => path.includes('node_modules')

export function readSpecSources(): SpecSources {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: isInstalled }).sort()
  return {
    sentences: JSON.parse(read('docs/spec-coverage.json')),
    security: { ...readSecurityRows(read('docs/security.md')), ...readSecurityRows(read('docs/asvs.md')) },
    tests: new Map(files.map((file) => [file, read(file)])),
  }
}

/** Rows start with their own id (`T4`) or the standard's: `1.2.10 Formulas in exports` becomes `V1.2.10`. */
function readSecurityRows(text: string): Record<string, string> {
  const rows = [...text.matchAll(/^\| (T\d+|\d+\.\d+\.\d+)\b(.*)$/gm)]
  return Object.fromEntries(rows.map(([, id = '', rest = '']) => [id.startsWith('T') ? id : `V${id}`, rest]))
}
