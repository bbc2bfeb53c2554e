import { expect, it } from 'vitest'
import { listMadeMoves, toVersion } from '../testing/released-environments.ts'
import { findVersionBefore, listVersions } from './list-versions.ts'

const versions = listVersions(listMadeMoves(), 'commerce')

it('lists every version once, by when it was first current, newest first', () => {
  expect(versions.map(({ version, move }) => [version, move?.reason])).toEqual([
    [toVersion('3'), 'Sort by price'],
    [toVersion('2'), 'Batches'],
    [toVersion('1'), undefined],
  ])
})

it('after a rollback offers the version before, not the one that was rolled back', () => {
  expect(findVersionBefore(versions, toVersion('2'))).toBe(toVersion('1'))
  expect(findVersionBefore(versions, toVersion('1'))).toBeUndefined()
  expect(findVersionBefore(versions, toVersion('9'))).toBeUndefined()
})
