import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { isCommandName } from './command-help.ts'
import { expectOwnOptions } from './command-page.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** Every command line that begins so, up to the end of its code, with the lines that a backslash continues. */
const documented = globSync(['README.md', 'docs/*.md', 'packages/remote-kit/template/**/*.{md,yml}'], {
  cwd: root,
})
  .flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8')
      .replaceAll('\\\n', ' ')
      .matchAll(/(?:pnpm release|console-remote) ((?:[a-z]+)(?: [^`#\n|]*)?)/g),
  ])
  .map(([, line = '']) => line.trim())

test('every command in the documentation exists and has the options it is shown with', () => {
  const lines = documented.map((line) => line.match(/"[^"]*"|<[^>]*>|\S+/g) ?? [])
  const named = lines.flatMap(([name, ...args]) => (isCommandName(name) ? [{ name, args }] : []))
  expect(named.length).toBeGreaterThan(30)
  for (const { name, args } of named) {
    const { tokens } = parseArgs({ args, strict: false, allowPositionals: true, tokens: true })
    expectOwnOptions(
      name,
      tokens.flatMap((token) =>
        token.kind === 'option' && token.rawName.startsWith('--') ? token.name : [],
      ),
    )
  }
})
