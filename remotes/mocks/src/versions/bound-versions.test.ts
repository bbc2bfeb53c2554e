import { expect, test } from 'vitest'
import { boundVersions } from './bound-versions.ts'

const version = (at: number, mock: string, bytes = 1) => ({
  id: `${mock} ${at}`,
  mock,
  owner: '1',
  at,
  bytes,
})
const toIds = (versions: readonly { id: string }[]) => versions.map(({ id }) => id)

test('keeps the newest versions of each mock', () => {
  const versions = [version(1, 'a'), version(2, 'a'), version(3, 'b'), version(4, 'a')]
  expect(toIds(boundVersions(versions, { ofMock: 2, bytes: 100 }))).toEqual(['a 4', 'b 3', 'a 2'])
})

test('drops the oldest versions of any mock when all together are too large', () => {
  const versions = [version(1, 'a', 40), version(2, 'b', 40), version(3, 'c', 40)]
  expect(toIds(boundVersions(versions, { ofMock: 9, bytes: 100 }))).toEqual(['c 3', 'b 2'])
})

test('does not keep a small version older than one that was dropped', () => {
  const versions = [version(1, 'a', 1), version(2, 'b', 90), version(3, 'c', 40)]
  expect(toIds(boundVersions(versions, { ofMock: 9, bytes: 100 }))).toEqual(['c 3'])
})

test('one person’s versions do not push out another’s', () => {
  const versions = [version(1, 'a'), { ...version(2, 'a'), owner: '2' }]
  expect(boundVersions(versions, { ofMock: 1, bytes: 100 })).toHaveLength(2)
})
