import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupEntries, type ListGroup } from './list-groups.ts'

type Id = string | number
type Group = ListGroup<Id>

const groupByFive = (before: readonly Group[], order: readonly Id[]) => groupEntries(before, order, 5)
const list = (count: number): Id[] => Array.from({ length: count }, (_, index) => index)
const orderOf = (groups: readonly Group[]) => groups.flatMap(({ ids }) => ids)
const homesOf = (groups: readonly Group[]) =>
  new Map(groups.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)))

/** Entries of both lists that have changed their group. */
function findMoved(before: readonly Group[], after: readonly Group[]) {
  const [were, are] = [homesOf(before), homesOf(after)]
  return [...were.keys()].filter((id) => are.has(id) && are.get(id) !== were.get(id))
}

test('groups a list by fives', () => {
  expect(groupByFive([], list(12)).map(({ ids }) => ids.length)).toEqual([5, 5, 2])
  expect(groupByFive([], [])).toEqual([])
})

test('inserting an entry anywhere leaves the groups of the others unchanged', () => {
  const before = groupByFive([], list(17))
  for (let place = 0; place <= 17; place++) {
    const after = groupByFive(before, list(17).toSpliced(place, 0, 'new'))
    expect(findMoved(before, after), `added at ${place}`).toEqual([])
  }
})

test('moving an entry changes the group of one entry at most, and of none over a short distance', () => {
  const before = groupByFive([], list(17))
  for (let from = 0; from < 17; from++) {
    const order = list(17).filter((id) => id !== from)
    for (let to = 0; to < 17; to++) {
      const moved = findMoved(before, groupByFive(before, order.toSpliced(to, 0, from)))
      const isNear = Math.floor(from / 5) === Math.floor(to / 5)
      expect(moved.length, `${from} to ${to}`).toBeLessThanOrEqual(isNear ? 0 : 1)
    }
  }
})

test('deleting an entry anywhere leaves the groups of the others unchanged', () => {
  const before = groupByFive([], list(17))
  for (const id of list(17)) {
    expect(
      findMoved(
        before,
        groupByFive(
          before,
          list(17).filter((other) => other !== id),
        ),
      ),
    ).toEqual([])
  }
})

test('after any changes a list’s groups hold its entries in order, have unique keys and stay short', () => {
  const step = fc.record({ at: fc.nat(80), to: fc.nat(80), kind: fc.constantFrom('add', 'move', 'delete') })
  void fc.assert(
    fc.property(fc.nat(60), fc.array(step, { maxLength: 60 }), (count, steps) => {
      let order = list(count)
      let groups = groupByFive([], order)
      for (const [index, { at, to, kind }] of steps.entries()) {
        const [id] = order.slice(at, at + 1)
        if (kind === 'add') order = order.toSpliced(at, 0, `new ${index}`)
        else if (kind === 'delete') order = order.toSpliced(at, 1)
        else if (id !== undefined) order = order.toSpliced(at, 1).toSpliced(to, 0, id)
        groups = groupByFive(groups, order)
        expect(orderOf(groups)).toEqual(order)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        expect(Math.max(0, ...groups.map(({ ids }) => ids.length))).toBeLessThanOrEqual(11)
      }
    }),
  )
})
