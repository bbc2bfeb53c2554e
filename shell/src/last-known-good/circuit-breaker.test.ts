import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Breaker,
  type BreakerEvent,
  closedBreaker,
  failuresToOpen,
  failureWindow,
  firstWait,
  isDue,
  longestWait,
  moveBreaker,
} from './circuit-breaker.ts'

type Step = [event: BreakerEvent, at: number]
const run = (...steps: Step[]) =>
  steps.reduce((breaker, [event, at]) => moveBreaker(breaker, event, at), closedBreaker)

it('opens at the second failure within ten minutes, whatever started in between', () => {
  expect(run(['failed', 0]).state).toBe('closed')
  expect(run(['failed', 0], ['started', 1], ['failed', failureWindow - 1])).toEqual({
    state: 'open',
    until: failureWindow - 1 + firstWait,
    wait: firstWait,
  })
  expect(run(['failed', 0], ['failed', failureWindow]).state).toBe('closed')
})

it('retries after its delay, backs off after each failure, and closes after a successful start', () => {
  const opened = run(['failed', 0], ['failed', 0])
  expect([isDue(opened, firstWait - 1), isDue(opened, firstWait)]).toEqual([false, true])
  const again = moveBreaker(moveBreaker(opened, 'tried', firstWait), 'failed', firstWait)
  expect(again).toMatchObject({ state: 'open', until: firstWait + 2 * firstWait })
  expect(moveBreaker(moveBreaker(again, 'tried', 0), 'started', 0)).toEqual(closedBreaker)
})

const steps = fc.array(
  fc.tuple(fc.constantFrom<BreakerEvent>('failed', 'tried', 'started'), fc.nat({ max: failureWindow })),
)

/** Runs the events and lists the state after each, with its time. */
function follow(given: Step[]): { event: BreakerEvent; at: number; before: Breaker; after: Breaker }[] {
  let breaker = closedBreaker
  let at = 0
  return given.map(([event, later]) => {
    at += later
    const before = breaker
    breaker = moveBreaker(before, event, at)
    return { event, at, before, after: breaker }
  })
}

it('opens only on a failure, and leaves the open state only by a retry or a start', () => {
  fc.assert(
    fc.property(steps, (given) => {
      for (const { event, before, after } of follow(given)) {
        if (before.state !== 'open' && after.state === 'open') expect(event).toBe('failed')
        if (before.state === 'open' && after.state !== 'open')
          expect([event, after.state]).toEqual(
            event === 'tried' ? ['tried', 'half-open'] : ['started', 'closed'],
          )
        if (before.state === 'half-open' && after.state === 'closed') expect(event).toBe('started')
        expect([before.state, after.state]).not.toEqual(['closed', 'half-open'])
      }
    }),
  )
})

it('keeps only recent failures below the threshold, and never exceeds the longest delay', () => {
  fc.assert(
    fc.property(steps, (given) => {
      for (const { at, event, after } of follow(given)) {
        if (after.state === 'closed') {
          expect(after.failures.length).toBeLessThan(failuresToOpen)
          if (event === 'failed')
            expect(after.failures.every((failure) => at - failure < failureWindow)).toBe(true)
        } else {
          expect(after.wait).toBeGreaterThanOrEqual(firstWait)
          expect(after.wait).toBeLessThanOrEqual(longestWait)
        }
      }
    }),
  )
})
