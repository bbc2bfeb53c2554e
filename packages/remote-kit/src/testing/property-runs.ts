import type * as FastCheck from 'fast-check'
import { vi } from 'vitest'

/**
 * Fixed seed of every property test, so that runs are repeatable; `FC_SEED` sets another one, even for tests with a
 * seed of their own.
 */
const defaultSeed = 20_261_123
const defaultRuns = 100

const { FC_SEED: asked, FC_RUNS: times = '1' } = process.env

/**
 * A mock, so that only tests that use fast-check load it; its global settings cannot multiply a test's own number of
 * runs.
 */
vi.mock('fast-check', async (load) => {
  const fastCheck = await load<typeof FastCheck>()
  const assert = (...[property, parameters = {}]: Parameters<typeof FastCheck.assert>) =>
    fastCheck.assert(property, {
      seed: defaultSeed,
      ...parameters,
      ...(asked === undefined ? {} : { seed: Number(asked) }),
      numRuns: (parameters.numRuns ?? defaultRuns) * Number(times),
    })
  return { ...fastCheck, assert, default: { ...fastCheck.default, assert } }
})
