import { renderRemote } from '@console/remote-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { createPackage } from '../api/package.api.ts'

const bronze = { name: 'Bronze', coins: 10, gems: 1, price: 1.5, currency: 'EUR', status: 'draft' as const }

afterEach(() => {
  vi.useRealTimers()
  document.querySelector('section[aria-label^="Notifications"]')?.remove()
})

/** The shell's toast area in small: what holds the toasts, and a button in it. */
function addToastArea(): HTMLButtonElement {
  const area = document.createElement('section')
  area.setAttribute('aria-label', 'Notifications alt+T')
  const button = document.createElement('button')
  area.append(button)
  document.body.append(area)
  return button
}

test('a deletion can be undone for 8 seconds, and the time stands still while its toast has the focus', async () => {
  const remote = await renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    arrange: ({ api }) => createPackage(api, bronze),
  })
  await remote.user.click(await screen.findByRole('button', { name: 'Actions for Bronze' }))
  const entry = await screen.findByRole('menuitem', { name: 'Delete' })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  act(() => entry.click())
  await expect.poll(() => remote.notices).toHaveLength(1)
  // Only later does the test know which calls reached the server.
  const sent = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => sent.mockRestore())
  const countDeletes = () => sent.mock.calls.filter(([, request]) => request?.method === 'DELETE').length
  const undo = addToastArea()
  act(() => undo.focus())
  await vi.advanceTimersByTimeAsync(60_000)
  act(() => undo.blur())
  await vi.advanceTimersByTimeAsync(7750)
  expect(countDeletes()).toBe(0)
  await vi.advanceTimersByTimeAsync(250)
  expect(countDeletes()).toBe(1)
  vi.useRealTimers()
  await waitFor(() => expect(remote.notices.at(-1)?.message).toBe('Deleted “Bronze”'))
})
