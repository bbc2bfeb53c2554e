import { expect, it } from 'vitest'
import { describeAbsence } from './absences.ts'

const down = ['unreachable', 'tampered', 'broken', 'invalid', 'unreadable'] as const
const others = ['too-old', 'too-new', 'switched-off', 'not-permitted', 'not-here'] as const

it('marks failed, outdated, switched-off, forbidden and absent sections differently in the menu', () => {
  const marks = [down[0], ...others].map((reason) => describeAbsence(reason).mark)
  expect(new Set(marks).size).toBe(marks.length)
  expect(new Set(down.map((reason) => describeAbsence(reason).mark))).toEqual(new Set(['Not available']))
})

it('shows a different message for every reason', () => {
  const sentences = [...down, ...others].map((reason) => describeAbsence(reason).sentence('Coupons'))
  expect(new Set(sentences).size).toBe(sentences.length)
})
