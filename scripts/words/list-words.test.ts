import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'

const list = (...lines: string[]) => listWords('a.tsx', lines.join('\n'))

test('lists the text between tags, in order, without duplicates', () => {
  const source = `export const a = <><h1>Coupons</h1><p>Codes for{' '}
    <b>{count}</b> learners.</p><p>Coupons</p>{/* a note for us */}</>`
  expect(list(source)).toEqual(['Coupons', 'Codes for {…} learners.'])
})

test('lists literals and templates that look like text', () => {
  expect(
    list(
      `export const a = <input aria-label="Search the list" className="wide" title={\`Edit \${code}\`} />`,
      `export const toText = (n: number) => \`\${n} coupons \` + "are drafts"`,
      "throw new Error('Somebody deleted it.')",
    ),
  ).toEqual(['Search the list', 'Edit {…}', '{…} coupons', 'are drafts', 'Somebody deleted it.'])
})

test('leaves out what looks like code', () => {
  expect(
    list(
      "export const b = ['list-row is-open', '/mocks/reading/', 'https://a b', '0 4px 12px', 'a, button, input']",
      "export const c = ['(pointer: coarse)', \"'Segoe UI', sans-serif\", 'M4 6h16M4 12h16', 'saved', 'camelCase']",
    ),
  ).toEqual([])
})
