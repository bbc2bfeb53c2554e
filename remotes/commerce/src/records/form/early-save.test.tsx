import { renderRemote } from '@console/remote-kit/testing'
import { withPlatform } from '@console/shared/platform-context'
import { useSaveShortcut } from '@console/shared/ui/save-shortcut'
import { screen } from '@testing-library/react'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import commerce from '../../remote.ts'

function Editor({ save }: { save: () => void }) {
  useSaveShortcut(save)
  return <h1>An editor</h1>
}

/** Somebody who saves as soon as there is something to see. */
function Eager({ children }: PropsWithChildren) {
  useLayoutEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true }))
  }, [])
  return children
}

test('Ctrl+S saves even before the screen’s effects have run', async () => {
  const save = vi.fn()
  const element = (
    <Eager>
      <Editor save={save} />
    </Eager>
  )
  const routes: typeof commerce.routes = (platform) => [withPlatform(platform, [{ path: '/', element }])]
  await renderRemote({ ...commerce, routes }, { path: '/' })
  await screen.findByText('An editor')
  expect(save).toHaveBeenCalledOnce()
})
