import { renderRemote } from '@console/remote-kit/testing'
import { withPlatform } from '@console/shared/platform-context'
import { OverlayButton } from '@console/shared/ui/overlay-button'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import commerce from '../remote.ts'

const load = vi.fn<() => Promise<string>>()

async function openScreen() {
  const menu = (
    <OverlayButton
      label="Actions"
      load={load}
      render={(text, { isOpen, children }) => (
        <>
          {children}
          {isOpen && <p>{text}</p>}
        </>
      )}
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
  load.mockReset().mockRejectedValueOnce(givenUp).mockResolvedValue('Delete')
  const { button, notices, user } = await openScreen()
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Delete')).toBeVisible()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(notices).toEqual([])
})

test('a menu that fails to load is reported once, and is not marked as open', async () => {
  load.mockReset().mockRejectedValue(givenUp)
  const { button, notices, user } = await openScreen()
  await user.click(button)
  await vi.waitFor(() =>
    expect(notices).toMatchObject([{ kind: 'error', message: 'Actions could not be loaded' }]),
  )
  expect(button).toHaveAttribute('aria-expanded', 'false')
})
