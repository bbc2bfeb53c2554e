import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { commits } from './count-commits.ts'
import { cutStore, endCut, heartbeat } from './heartbeat.store.ts'
import { watchRest } from './watch-rest.ts'

const path = '/commerce/'
const telemetry = { capture: vi.fn(), captureException: vi.fn(), log: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(heartbeat, { path, owner: buildReleasedRemote({ name: 'commerce', paths: [path] }) })
})
afterEach(() => {
  // Without a commit between two of its looks it ends.
  vi.advanceTimersByTime(400)
  vi.useRealTimers()
  vi.clearAllMocks()
  endCut()
})

/** A section that commits so often between two looks and leaves no turn to the frame. */
function draw(seconds: number, commitsPerLook: number) {
  for (let look = 0; look < seconds * 5; look += 1) {
    commits.total += commitsPerLook
    vi.advanceTimersByTime(200)
  }
}

test('stops a screen in an endless render loop after ten seconds', () => {
  watchRest(telemetry)
  draw(10, 50)
  expect(cutStore.getState().path).toBeNull()
  draw(1, 50)
  expect(cutStore.getState().path).toBe(path)
  expect(telemetry.log).toHaveBeenCalledExactlyOnceWith(
    ...['error', 'A section never came to rest', expect.objectContaining({ doing: 'rendering' })],
  )
})

test('leaves a screen alone that renders at every frame for a minute on a busy machine', () => {
  watchRest(telemetry)
  draw(60, 4)
  expect(cutStore.getState().path).toBeNull()
  expect(telemetry.log).not.toHaveBeenCalled()
})
