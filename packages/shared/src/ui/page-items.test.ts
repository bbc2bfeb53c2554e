import { expect, it } from 'vitest'
import { toPageItems } from './page-items.ts'

it.each([
  [1, 2, [1, 2]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'after', 8]],
  [4, 50, [1, 2, 3, 4, 5, 6, 'after', 50]],
  [5, 50, [1, 'before', 3, 4, 5, 6, 7, 'after', 50]],
  [47, 50, [1, 'before', 45, 46, 47, 48, 49, 50]],
  [50, 50, [1, 'before', 46, 47, 48, 49, 50]],
])('on page %i of %i the pager offers the neighbours and both ends', (page, pageCount, items) => {
  expect(toPageItems(page, pageCount)).toEqual(items)
})
