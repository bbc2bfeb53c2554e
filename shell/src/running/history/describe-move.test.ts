import { expect, it } from 'vitest'
import { listMadeMoves, toVersion } from '../testing/released-environments.ts'
import { describeMove, listChanges } from './describe-move.ts'

const [rollback, publish] = listMadeMoves()
if (rollback === undefined || publish === undefined) throw new Error('There are no moves')

it.each([
  [rollback, 'Rolled back commerce'],
  [publish, 'Published commerce'],
  [{ ...publish, units: [...publish.units, { name: 'shell', from: null, to: '1' }] }, 'Published'],
  [{ ...rollback, action: 'canary abort' }, 'Aborted the canary of commerce'],
  [{ ...rollback, action: 'restyle' }, 'restyle commerce'],
])('describes what a move did', (move, said) => {
  expect(describeMove(move)).toBe(said)
})

it('names each version, canary and address that a move changed', () => {
  const move = {
    ...rollback,
    units: [
      { name: 'commerce', from: toVersion('3'), to: toVersion('2') },
      { name: 'notes', from: null, to: toVersion('1') },
      { name: 'old', from: toVersion('1'), to: null },
    ],
    canaries: [
      { name: 'commerce', from: null, to: toVersion('4'), audience: '10% of staff' },
      { name: 'notes', from: toVersion('1'), to: null },
    ],
    redirects: [
      { from: '/old/', to: '/notes/' },
      { from: '/older/', to: null },
    ],
  }
  expect(listChanges(move)).toEqual([
    'commerce 33333333 → 22222222',
    'notes new 11111111',
    'old removed',
    'commerce: canary 44444444 for 10% of staff',
    'notes: no canary',
    '/old/ leads to /notes/',
    '/older/ leads nowhere',
  ])
})
