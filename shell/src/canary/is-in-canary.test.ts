import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInCanary } from './is-in-canary.ts'

const remote = { name: 'commerce', version: '2.0.0-abcdef12' }
const toUser = (id: string | number, ...roles: string[]) => ({ id, roles: roles.map((name) => ({ name })) })

const ids = fc.oneof(fc.integer(), fc.uuid())
const shares = fc.integer({ min: 0, max: 100 })

it('a user in a canary stays in it on every visit and while the share grows', () => {
  fc.assert(
    fc.property(ids, shares, shares, (id, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const isIn = isInCanary({ share: less, remote }, toUser(id))
      expect(isInCanary({ share: less, remote }, toUser(id))).toBe(isIn)
      if (isIn) expect(isInCanary({ share: more, remote }, toUser(id))).toBe(true)
    }),
  )
})

it('includes nobody at 0 percent and everybody at 100', () => {
  fc.assert(
    fc.property(ids, (id) => {
      expect(isInCanary({ share: 0, remote }, toUser(id))).toBe(false)
      expect(isInCanary({ share: 100, remote }, toUser(id))).toBe(true)
    }),
  )
})

it('selects the share evenly over consecutive ids, and other people for each canary', () => {
  const staff = Array.from({ length: 10_000 }, (_, id) => toUser(id))
  const listIn = (share: number, version: string) =>
    staff.filter((user) => isInCanary({ share, remote: { ...remote, version } }, user))
  for (const share of [1, 10, 50]) {
    const count = listIn(share, remote.version).length
    // Four standard deviations of a fair draw.
    const deviation = Math.sqrt(10_000 * (share / 100) * (1 - share / 100))
    expect(Math.abs(count - 100 * share)).toBeLessThan(4 * deviation)
  }
  const first = new Set(listIn(10, remote.version))
  const both = listIn(10, '3.0.0-abcdef12').filter((user) => first.has(user))
  expect(both.length).toBeLessThan(200)
})

it('includes a listed role whatever the share', () => {
  const canary = { share: 0, roles: ['editor', 'support'], remote }
  expect(isInCanary(canary, toUser(7, 'support'))).toBe(true)
  expect(isInCanary(canary, toUser(7, 'finance'))).toBe(false)
})
