import { renderRemote } from '@console/remote-kit/testing'
import { withPlatform } from '@console/shared/platform-context'
import { useEarlyRequest, useLazyPart } from '@console/shared/ui/lazy-part'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import commerce from '../../remote.ts'

function Screen({ load }: { load: () => Promise<string> }) {
  const form = useLazyPart(load, 'The form')
  useEarlyRequest(form)
  return <p>{form.part ?? 'A list'}</p>
}

const whenLoaded = async () => 'The form itself'

async function openScreen(load: () => Promise<string>, connection?: object) {
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
        // What waits for a frame waits for idle time after it.
        while (waiting.size > 0) {
          const runs = [...waiting.values()]
          waiting.clear()
          for (const run of runs) run()
        }
      }),
  }
}

test('the form is loaded once the browser is idle, before anybody opens it', async () => {
  const { beIdle } = await openScreen(whenLoaded)
  // A list can be in the page before it waits for idle time.
  await waitFor(async () => {
    await beIdle()
    expect(screen.getByText('The form itself')).toBeVisible()
  })
})

test('a failed prefetch of the form is silent, and the form loads when it is opened', async () => {
  const load = vi.fn(whenLoaded).mockRejectedValueOnce(new Error('Offline'))
  const { beIdle, notices, user } = await openScreen(load)
  await waitFor(async () => {
    await beIdle()
    expect(load).toHaveBeenCalledOnce()
  })
  expect([screen.getByText('A list'), notices]).toEqual([expect.anything(), []])
  await user.keyboard('n')
  await beIdle()
  expect(await screen.findByText('The form itself')).toBeVisible()
  expect(notices).toEqual([])
})

test('a prefetch that fails offline is silent, and the form loads when the connection is back', async () => {
  const load = vi.fn(whenLoaded).mockRejectedValueOnce(new Error('Offline'))
  const { beIdle, notices, user } = await openScreen(load, { saveData: true })
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => line.mockRestore())
  await beIdle()
  await user.keyboard('n')
  await beIdle()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect([screen.getByText('A list'), notices]).toEqual([expect.anything(), []])
  line.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('The form itself')).toBeVisible()
  expect(notices).toEqual([])
})

const givenUp = Object.assign(new Error('Loading CSS chunk failed'), { code: 'CSS_CHUNK_LOAD_FAILED' })

test.each([
  { times: 1, told: [] },
  { times: 2, told: [{ kind: 'error', message: 'The form could not be loaded' }] },
])(
  'a form whose style sheet failed $times times is requested twice before an error is shown',
  async (given) => {
    const load = vi.fn(whenLoaded)
    for (let time = 0; time < given.times; time += 1) load.mockRejectedValueOnce(givenUp)
    const { beIdle, notices, user } = await openScreen(load, { saveData: true })
    // From here on keys are heard.
    await beIdle()
    await user.keyboard('n')
    await beIdle()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await vi.waitFor(() => expect(notices).toMatchObject(given.told))
    expect(screen.queryAllByText('The form itself')).toHaveLength(2 - given.times)
  },
)

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
])('prefetches nothing before the user acts when the connection reports %j', async (connection) => {
  const load = vi.fn(whenLoaded)
  const { beIdle, user } = await openScreen(load, connection)
  await beIdle()
  expect(load).not.toHaveBeenCalled()
  await user.keyboard('n')
  await beIdle()
  expect(await screen.findByText('The form itself')).toBeVisible()
})
