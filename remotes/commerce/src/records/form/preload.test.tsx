import { renderRemote } from '@console/remote-kit/testing'
import { withPlatform } from '@console/shared/platform-context'
import { usePreload } from '@console/shared/ui/preload'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import commerce from '../../remote.ts'

function Screen({ load }: { load: () => Promise<unknown> }) {
  usePreload(load)
  return <p>A list</p>
}

const whenLoaded = async () => undefined

async function openScreen(load: () => Promise<unknown>, connection?: object) {
  const waiting = new Map<number, () => void>()
  let handle = 0
  for (const moment of ['IdleCallback', 'AnimationFrame']) {
    vi.stubGlobal(`request${moment}`, (run: () => void) => {
      handle += 1
      waiting.set(handle, run)
      return handle
    })
    vi.stubGlobal(`cancel${moment}`, (called: number) => waiting.delete(called))
  }
  Object.assign(navigator, { connection })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'connection')
  })
  const routes: typeof commerce.routes = (platform) => [
    withPlatform(platform, [{ path: '/', element: <Screen load={load} /> }]),
  ]
  const remote = await renderRemote({ ...commerce, routes }, { path: '/' })
  await screen.findByText('A list')
  return {
    ...remote,
    beIdle: () =>
      act(async () => {
        // Code that waits for a frame waits for idle time after it.
        while (waiting.size > 0) {
          const runs = [...waiting.values()]
          waiting.clear()
          for (const run of runs) run()
        }
      }),
  }
}

test('code is fetched ahead once the browser is idle', async () => {
  const load = vi.fn(whenLoaded)
  const { beIdle } = await openScreen(load)
  expect(load).not.toHaveBeenCalled()
  // A list can be in the page before it waits for idle time.
  await waitFor(async () => {
    await beIdle()
    expect(load).toHaveBeenCalledOnce()
  })
})

test('a failed prefetch is silent', async () => {
  const load = vi.fn(whenLoaded).mockRejectedValue(new Error('Offline'))
  const { beIdle, notices } = await openScreen(load)
  await waitFor(async () => {
    await beIdle()
    expect(load).toHaveBeenCalledOnce()
  })
  expect([screen.getByText('A list'), notices]).toEqual([expect.anything(), []])
})

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
])('prefetches nothing when the connection reports %j', async (connection) => {
  const load = vi.fn(whenLoaded)
  const { beIdle } = await openScreen(load, connection)
  await beIdle()
  expect(load).not.toHaveBeenCalled()
})
