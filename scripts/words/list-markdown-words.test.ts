import { expect, test } from 'vitest'
import { listMarkdownWords } from './list-markdown-words.ts'

test('a page of help is a text for each heading, paragraph and item', () => {
  const page =
    '# Coupons\n\nA coupon takes something off\na price.\n\n- **Code**: what is typed\n  by a learner\n- Limit\n\n1. First\n2. Second\n'
  expect(listMarkdownWords(page)).toEqual([
    'Coupons',
    'A coupon takes something off a price.',
    '**Code**: what is typed by a learner',
    'Limit',
    'First',
    'Second',
  ])
})
