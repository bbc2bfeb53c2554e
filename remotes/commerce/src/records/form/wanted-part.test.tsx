import { renderRemote } from '@console/remote-kit/testing'
import { withPlatform } from '@console/shared/platform-context'
import { useLazyPart, useWantedPart } from '@console/shared/ui/lazy-part'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import commerce from '../../remote.ts'

function Screen({ load }: { load: () => Promise<string> }) {
  const [attempt, setAttempt] = useState(0)
  const part = useWantedPart(useLazyPart(load, 'The question'), attempt > 0, attempt)
  return (
    <>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Leave
      </button>
      <p>{part}</p>
    </>
  )
}

test('a part the screen cannot do without shows a notice while it is missing, and is requested again on every retry', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('Offline')).mockResolvedValue('Leave without saving?')
  const routes: typeof commerce.routes = (platform) => [
    withPlatform(platform, [{ path: '/', element: <Screen load={load} /> }]),
  ]
  const { user, notices } = await renderRemote({ ...commerce, routes }, { path: '/' })
  const leave = await screen.findByRole('button', { name: 'Leave' })
  await user.click(leave)
  await vi.waitFor(() =>
    expect(notices).toMatchObject([
      { kind: 'error', message: 'The question could not be loaded', duration: Number.POSITIVE_INFINITY },
    ]),
  )
  await user.click(leave)
  expect(await screen.findByText('Leave without saving?')).toBeVisible()
  expect(notices).toHaveLength(1)
})
