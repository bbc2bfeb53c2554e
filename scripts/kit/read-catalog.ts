import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/workspace.ts'

/** Version by package, as pinned in `pnpm-workspace.yaml`. */
export function readCatalog(): Record<string, string> {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const block = /^catalog:\n((?: +.+\n?)+)/m.exec(text)?.[1] ?? ''
  const lines = block.matchAll(/^ {2}"?([^":\s]{1,214})"?: (\S{1,100})$/gm)
  return Object.fromEntries(Array.from(lines, ([, name = '', version = '']) => [name, version]))
}
