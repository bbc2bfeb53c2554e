import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from './commands/workspace.ts'
import { judgePattern } from './patterns/judge-pattern.ts'
import { listPatterns } from './patterns/list-patterns.ts'

// proves T15
it.each([
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /^[+-]?(\d+\.?\d*|\.\d+)$/,
  /^(a+)+$/,
  /-+$/,
  /\[\[(.*?)\]\]/,
  /(?<!x)(?:a|a)*b/,
  /^a long pattern, beyond what the automaton is built for, with \s*[.:]?\s*(.*)x$/,
])('%s takes more than a step for each character', (pattern) => {
  expect(judgePattern(pattern.source, pattern.flags)).toMatch(
    /^(exponential|polynomial|2nd degree polynomial)/,
  )
})

it.each([/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, /^\d{3}-\d{4,6}$/, /(?<!\/)\/+$/, /\w{1,64}=/])(
  '%s does not',
  (pattern) => {
    expect(judgePattern(pattern.source, pattern.flags)).toBeNull()
  },
)

it('finds patterns anywhere in a file, and assembles them from its constants', () => {
  const text = [
    'const word = String.raw`\\w+`',
    "const more = 'a' + 'b'",
    `const built = (name: string) => new RegExp(\`^\${word}\${name}\${more}$\`, "gi")`,
    'export const view = <p title={text.replace(/x+/u, "")}>{RegExp(more)}</p>',
  ].join('\n')
  expect(listPatterns('a.tsx', text)).toEqual([
    { line: 3, source: '^\\w+xab$', flags: 'gi' },
    { line: 4, source: 'x+', flags: 'u' },
    { line: 4, source: 'ab', flags: '' },
  ])
})

it('prints each slow pattern with its file and line, and fails', () => {
  const file = 'scripts/patterns.test.ts'
  const { status, stderr } = spawnSync('node', ['scripts/patterns.ts', file], { cwd: root, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^scripts\/patterns\.test\.ts:\d+: \/\^\(a\+\)\+\$\/ is exponential/m)
  expect(stderr).not.toContain('\\d{3}-')
})
