import { expect, test } from 'vitest'
import { listOfferedFields } from './use-offered-fields.ts'

const all = ['sub_title', 'image', 'blog_image']
const article = { id: 1, title: 'Tea' }

test.each<[string, object[] | undefined, boolean, string[]]>([
  ['a new article offers everything while the list is unknown', undefined, true, all],
  ['a new article offers everything while the list is empty', [], true, all],
  [
    'a new article offers both pictures where an article of the list has one',
    [article, { ...article, image: null }],
    true,
    ['image', 'blog_image'],
  ],
  [
    'a new article offers no picture where none is returned',
    [{ ...article, sub_title: '' }],
    true,
    ['sub_title'],
  ],
  ['an article offers what was returned for it', [{ ...article, image: null }], false, ['image']],
  ['an article offers the picture of its page', [{ ...article, blog_image: null }], false, ['blog_image']],
])('%s', (_, rows, isNew, offered) => {
  expect([...listOfferedFields(rows, isNew)]).toEqual(offered)
})
