import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listKept } from './list-kept.ts'

const hour = 60 * 60_000
const day = 24 * hour
const now = Date.parse('2026-11-23T12:00:00Z')
const at = (daysAgo: number) => new Date(now - daysAgo * day).toISOString()

const moves = [
  { moved_at: at(90), from: null, to: 'a' },
  { moved_at: at(60), from: 'a', to: 'b' },
  { moved_at: at(29), from: 'b', to: 'c' },
  { moved_at: at(1), from: 'c', to: 'd' },
]
const known = { moves, named: ['d'], since: now - 30 * day }

test('A release counts as used until it was replaced, however old it is', () => {
  expect([...listKept(['a', 'b', 'c', 'd'], known)]).toEqual(['b', 'c', 'd'])
})

test('Keeps what the pointer names, and what no move mentions', () => {
  expect([...listKept(['a', 'x'], { ...known, named: ['a'] })]).toEqual(['a', 'x'])
  expect([...listKept(['a', 'b'], { ...known, moves: [] })]).toEqual(['a', 'b'])
})

test('A release that became current again counts from its last time', () => {
  const back = [
    ...moves.slice(0, 2),
    { moved_at: at(59), from: 'b', to: 'a' },
    { moved_at: at(2), from: 'a', to: 'c' },
  ]
  expect([...listKept(['a', 'b', 'c'], { ...known, moves: back })]).toEqual(['a', 'c'])
})

test('With a line of history missing, a release counts until the next line', () => {
  const broken = [moves[0], moves[2], moves[3]].flatMap((move) => move ?? [])
  expect(listKept(['b'], { ...known, moves: broken }).has('b')).toBe(true)
})

const histories = fc
  .array(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), after: fc.integer({ min: 1, max: 400 }) }),
    {
      minLength: 1,
      maxLength: 20,
    },
  )
  .map((steps) => {
    const length = steps.reduce((sum, { after }) => sum + after, 0)
    let time = now - length * hour
    return steps.map(({ id, after }, index) => {
      const moved = { moved_at: new Date(time).toISOString(), from: steps[index - 1]?.id ?? null, to: id }
      time += after * hour
      return moved
    })
  })

test('Keeps exactly the releases that tabs opened since then may run', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 200 }), (history, days) => {
      const since = now - days * day
      const opened = new Set<string>()
      // A tab every hour, and one at the first moment that counts.
      for (let time = since; time <= now; time += hour) {
        const current = history.findLast(({ moved_at }) => Date.parse(moved_at) <= time)
        if (current !== undefined) opened.add(current.to)
      }
      for (const { moved_at, to } of history) if (Date.parse(moved_at) >= since) opened.add(to)
      const ids = [...new Set(history.map(({ to }) => to))]
      const kept = listKept(ids, { moves: history, named: [], since })
      for (const id of opened) expect(kept).toContain(id)
      const ended = (id: string) =>
        history.every(
          ({ to }, index) => to !== id || Date.parse(history[index + 1]?.moved_at ?? at(0)) < since,
        )
      for (const id of ids) if (ended(id) && history.at(-1)?.to !== id) expect(kept).not.toContain(id)
    }),
  )
})
