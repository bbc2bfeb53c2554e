import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '..', '..', '..', 'docs')

/** Code within a sentence that is to be typed; the rest names options, files and commands. */
const typed =
  /^(?:\$RELEASE |node \S*admin-api\.mjs |DATABASE_URL=|pnpm --filter @console\/admin-api |(?:select|vacuum|delete|update) )/

/** The command lines of a page in its order, from blocks and sentences, each without its comment. */
export function readCommands(page: string): string[] {
  const text = readFileSync(join(docs, page), 'utf8')
  return [...text.matchAll(/^```\n(.*?)^```|`([^`\n]+)`/gms)].flatMap(([, block, inline = '']) => {
    if (block === undefined) return typed.test(inline) ? [inline] : []
    const lines = block.replaceAll('\\\n', ' ').split('\n')
    return lines.map((line) => (line.split(/ (?:#|--) /)[0] ?? '').trim()).filter((line) => line !== '')
  })
}
