import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOverlay, overlayStore } from '../overlays/overlay.store.ts'
import { sessionStore } from '../session/session.store.ts'
import { TourCard } from './tour-card.tsx'
import { hasSeenTour } from './tour-seen.ts'

const signIn = (id: number) =>
  sessionStore.setState({
    accessToken: 't',
    user: { id, name: 'Ada', email: `${id}@example.com`, roles: [] },
    permissions: [],
  })

beforeEach(() => {
  localStorage.clear()
  closeOverlay()
  signIn(1)
})

afterEach(cleanup)

test('does not offer a declined tour again on this device, but offers it to others', async () => {
  const { unmount } = render(<TourCard onStart={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }))
  expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull()
  unmount()
  const again = render(<TourCard onStart={vi.fn()} />)
  expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull()
  again.unmount()
  signIn(2)
  render(<TourCard onStart={vi.fn()} />)
  expect(screen.getByRole('region', { name: 'Tour' })).toBeDefined()
})

test('keeps the keyboard on the screen after the tour is declined', async () => {
  render(
    <>
      <TourCard onStart={vi.fn()} />
      <main id="content" tabIndex={-1} />
    </>,
  )
  screen.getByRole('button', { name: 'No, thanks' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('starting the tour closes the card', async () => {
  const handleStart = vi.fn()
  render(<TourCard onStart={handleStart} />)
  await userEvent.click(screen.getByRole('button', { name: 'Take the tour' }))
  expect(handleStart).toHaveBeenCalledOnce()
  expect(overlayStore.getState().open).toBe('tour')
  expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull()
  expect(hasSeenTour()).toBe(false)
})
