import { expect, it } from 'vitest'
import { findSlowPatterns, listSources } from './patterns/find-slow-patterns.ts'
import { judgePattern } from './patterns/judge-pattern.ts'
import { listPatterns } from './patterns/list-patterns.ts'
import { parseProvedPatterns, readProvedPatterns } from './patterns/proved-patterns.ts'

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

it('patterns are found wherever they stand, and put together from what the file says', () => {
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

it('a pattern is judged unless its very text is recorded', () => {
  const file = 'scripts/patterns.test.ts'
  const { slow, linear } = findSlowPatterns([file], new Set())
  expect(slow).toContainEqual(expect.stringMatching(/: \/\^\(a\+\)\+\$\/ is exponential/))
  expect(linear).toContain('/^\\d{3}-\\d{4,6}$/')
  const others = findSlowPatterns([file], new Set(['/^(a+)+$/', '/-+/'])).slow
  expect(others).toHaveLength(slow.length - 1)
})

it('what another judge found linear is judged again', () => {
  const text = 'judged by two\n/a+/g\n/b/\n'
  expect(parseProvedPatterns(text, 'judged by two')).toEqual(new Set(['/a+/g', '/b/']))
  expect(parseProvedPatterns(text, 'judged by three')).toEqual(new Set())
})

/** `pnpm check patterns` judges all of them anew, and records them. */
// proves T15
it('no pattern of the sources takes more than a step for each character', () => {
  const files = listSources()
  expect(files.length).toBeGreaterThan(800)
  expect(findSlowPatterns(files, readProvedPatterns()).slow).toEqual([])
}, 300_000)
