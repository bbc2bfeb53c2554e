import { renderRemote } from '@console/remote-kit/testing'
import { withPlatform } from '@console/shared/platform-context'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { OverlayButton, type OverlayProps, renderWaiting } from '@console/shared/ui/overlay-button'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import commerce from '../remote.ts'

function Menu({ isOpen, children }: OverlayProps) {
  return (
    <>
      {children}
      {isOpen && <p>Delete</p>}
    </>
  )
}

const load = vi.fn<() => Promise<typeof Menu>>()

async function openScreen() {
  const LazyMenu = lazyWithRetry(() => load(), 'The menu', renderWaiting)
  const menu = (
    <OverlayButton
      label="Actions"
      preload={LazyMenu.preload}
      render={(overlay) => <LazyMenu {...overlay} />}
    />
  )
  const routes: typeof commerce.routes = (platform) => [
    withPlatform(platform, [{ path: '/', element: menu }]),
  ]
  const remote = await renderRemote({ ...commerce, routes }, { path: '/' })
  return { ...remote, button: await screen.findByRole('button', { name: 'Actions' }) }
}

// As Rspack gives up a script: after 4.5 s, be it that most of them were over when the menu was wanted.
const givenUp = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type: 'timeout' })

test('requests the file again when it takes long, and opens the menu', async () => {
  load.mockReset().mockRejectedValueOnce(givenUp).mockResolvedValue(Menu)
  const { button, notices, user } = await openScreen()
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Delete')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-expanded', 'true')
  expect(notices).toEqual([])
})

test('a menu that fails to load is reported once, and is not marked as open', async () => {
  load.mockReset().mockRejectedValue(givenUp)
  const { button, notices, user } = await openScreen()
  await user.click(button)
  await vi.waitFor(() =>
    expect(notices).toMatchObject([{ kind: 'error', message: 'The menu could not be loaded' }]),
  )
  const waiting = screen.getByRole('button', { name: 'Actions' })
  expect(waiting).toHaveAttribute('aria-expanded', 'false')
  expect(waiting).toHaveFocus()
})
