import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { deviceStorage, readStoredJson } from '../environment/device-storage.ts'
import { breakersKey } from './breakers-key.ts'
import {
  type Breaker,
  type BreakerEvent,
  closedBreaker,
  failureWindow,
  moveBreaker,
} from './circuit-breaker.ts'

/** Milliseconds after which an untouched breaker expires. */
const expiresAfter = 7 * 24 * 60 * 60_000

const time = z.number().check(z.positive())
const breakerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('closed'), failures: z.array(time) }),
  z.object({ state: z.literal('open'), until: time, wait: time }),
  z.object({ state: z.literal('half-open'), since: time, wait: time }),
])
const storedSchema = z.record(z.string(), breakerSchema)
type Breakers = Readonly<Record<string, Breaker>>

/** A version of a remote. */
export type Unit = { name: string; version: string }
const toKey = ({ name, version }: Unit) => `${name}@${version}`

const readStored = (): Breakers => readStoredJson(deviceStorage, breakersKey, storedSchema) ?? {}

/** Breakers of the versions that failed on this device, by remote and version. */
export const breakerStore = createStore<Breakers>(readStored)

addEventListener('storage', ({ key }) => {
  if (key === breakersKey) breakerStore.setState(readStored(), true)
})

export const readBreaker = (unit: Unit): Breaker => breakerStore.getState()[toKey(unit)] ?? closedBreaker

export function noteBreakerEvent(unit: Unit, event: BreakerEvent): Breaker {
  const now = Date.now()
  const breaker = moveBreaker(readBreaker(unit), event, now)
  const breakers = Object.entries({ ...breakerStore.getState(), [toKey(unit)]: breaker })
  const kept = Object.fromEntries(breakers.filter(([, each]) => isRemembered(each, now)))
  breakerStore.setState(kept, true)
  if (Object.keys(kept).length === 0) deviceStorage.remove(breakersKey)
  else deviceStorage.write(breakersKey, JSON.stringify(kept))
  return breaker
}

function isRemembered(breaker: Breaker, now: number): boolean {
  switch (breaker.state) {
    case 'closed':
      return breaker.failures.some((failure) => now - failure < failureWindow)
    case 'open':
      return now - breaker.until < expiresAfter
    case 'half-open':
      return now - breaker.since < expiresAfter
  }
}
