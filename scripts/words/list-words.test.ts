import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'

const list = (...lines: string[]) => listWords('a.tsx', lines.join('\n'))

test('lists what stands between tags, in order, once each', () => {
  const source = `export const a = <><h1>Coupons</h1><p>Codes for{' '}
    <b>{count}</b> learners.</p><p>Coupons</p>{/* a note for us */}</>`
  expect(list(source)).toEqual(['Coupons', 'Codes for {…} learners.'])
})

test('lists attributes that are read, and leaves out those that are not', () => {
  expect(
    list(
      'export const a = <input aria-label="Search the list" placeholder="Code" className="Wide" autoComplete="one-time code" />',
      `export const b = <Part title={isNew ? "New coupon" : \`Edit \${code}\`} id="The part" data-view="The view" />`,
    ),
  ).toEqual(['Search the list', 'Code', 'New coupon', 'Edit {…}'])
})

test('lists literals and templates wherever code makes a text of them', () => {
  expect(
    list(
      "export const columns = [{ title: 'Last day', id: 'last day', value: ({ a }) => a ?? 'Not set' }]",
      `export const toText = (n: number) => \`\${n} coupons \` + "are drafts"`,
      "function toState(kind: 'Used up' | 'Other') { switch (kind) { case 'Used up': return 'No uses left' } }",
      "throw new Error('Somebody deleted it.')",
    ),
  ).toEqual(['Last day', 'Not set', '{…} coupons', 'are drafts', 'No uses left', 'Somebody deleted it.'])
})

test('leaves out imports, comparisons, logs, errors for code and whatever looks like code', () => {
  expect(
    list(
      "import a from 'The module'",
      "if (key === 'Page Up' || text.startsWith('Question one')) console.warn('Could not do it')",
      "throw new SetupError('The shell has no root')",
      "element.style.contain = 'size layout'",
      "export const b = ['list-row is-open', '/mocks/reading/', 'https://a b', '0 4px 12px', 'a, button, input']",
      "export const c = ['(pointer: coarse)', \"'Segoe UI', sans-serif\", 'M4 6h16M4 12h16', 'saved', 'camelCase']",
      'const headers = { Authorization: "Bearer of a token" }',
      "const numbers = ('one two ' + 'three four').split(' ')",
    ),
  ).toEqual([])
})

test('a file that cannot be read is named', () => {
  expect(() => list('const = 1')).toThrow('a.tsx could not be read')
})
