import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { noticesStore } from './notices.store.ts'
import { notify } from './notify.ts'
import { Toasts } from './toasts.tsx'

// jsdom has no layout, and nothing to tell of it.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const show = () => {
  const { unmount } = render(<Toasts />)
  onTestFinished(() => {
    unmount()
    noticesStore.setState({ notices: [] })
  })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('shows what was announced before it was there', () => {
  const onClose = vi.fn()
  const gone = notify.info('Over before', { onClose })
  notify.info('Saved')
  notify.dismiss(gone)
  expect(onClose).toHaveBeenCalledOnce()
  show()
  screen.getByText('Saved')
  expect(notify.isReady()).toBe(true)
})

it('tells once that a notice was closed', () => {
  show()
  const onClose = vi.fn()
  let id: string | number = ''
  act(() => {
    id = notify.info('Saved', { onClose })
  })
  press('Close toast')
  act(() => notify.dismiss(id))
  expect(onClose).toHaveBeenCalledOnce()
})

it('does not tell so when the action was taken, even where that dismisses the notice', () => {
  show()
  const onClose = vi.fn()
  const onClick = vi.fn(() => notify.dismiss())
  act(() => {
    notify.message('Deleted', { action: { label: 'Undo', onClick }, onClose })
  })
  press('Undo')
  expect(onClick).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

it('keeps one that waits until its promise is settled, without a button to close it', async () => {
  show()
  const { promise, resolve } = Promise.withResolvers<number>()
  act(() =>
    notify.promise(promise, { loading: 'Counting', success: (sum) => `Counted ${sum}`, error: 'Lost' }),
  )
  expect(screen.queryByRole('button', { name: 'Close toast' })).toBeNull()
  await act(async () => resolve(42))
  screen.getByText('Counted 42')
  press('Close toast')
})
