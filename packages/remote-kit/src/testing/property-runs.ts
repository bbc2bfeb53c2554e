import type * as FastCheck from 'fast-check'
import { vi } from 'vitest'

/** Of every property test, so that a run can be repeated; `FC_SEED` explores with another one, also where a test names its own. */
const usualSeed = 20_261_123
const usualRuns = 100

const { FC_SEED: asked, FC_RUNS: times = '1' } = process.env

/** A mock, since fast-check is thus loaded only by the tests that use it, and its global settings cannot multiply a test's own runs. */
vi.mock('fast-check', async (load) => {
  const fastCheck = await load<typeof FastCheck>()
  const assert = (...[property, parameters = {}]: Parameters<typeof FastCheck.assert>) =>
    fastCheck.assert(property, {
      seed: usualSeed,
      ...parameters,
      ...(asked === undefined ? {} : { seed: Number(asked) }),
      numRuns: (parameters.numRuns ?? usualRuns) * Number(times),
    })
  return { ...fastCheck, assert, default: { ...fastCheck.default, assert } }
})
