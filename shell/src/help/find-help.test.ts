import { expect, test } from 'vitest'
import { findHelp } from './find-help.ts'

const list = async () => ({ default: '# List' })
const create = async () => ({ default: '# New' })
const record = async () => ({ default: '# Record' })
const help = { '/notes/': list, '/notes/new/': create, '/notes/:id/': record }

test.each([
  ['/notes/', list],
  ['/notes', list],
  ['/notes/new', create],
  ['/notes/7/', record],
  ['/notes/7/edit', undefined],
  ['/', undefined],
])('the help at %s is that of the first matching screen', (path, found) => {
  expect(findHelp({ help }, path)).toBe(found)
})

test('the order in which screens are listed is none of the router’s', () => {
  const reversed = Object.fromEntries(Object.entries(help).reverse())
  expect(findHelp({ help: reversed }, '/notes/new/')).toBe(create)
  expect(findHelp({ help: reversed }, '/notes/7/')).toBe(record)
})

test('a remote built before there was help has none for any screen', () => {
  expect(findHelp({}, '/notes/')).toBeUndefined()
})
