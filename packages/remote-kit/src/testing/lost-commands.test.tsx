import type { RemoteCommand } from '@console/shared/remote-config'
import { expect, test } from 'vitest'
import { renderRemote } from './render-remote.tsx'

const toRemote = (...commands: RemoteCommand[]) => ({
  name: 'notes',
  routes: () => [
    { path: '/notes/', element: <h1>Notes</h1> },
    { path: '/notes/:id/', element: <h1>Note</h1> },
  ],
  commands: () => commands,
})

test('every test of a remote fails whose command leads nowhere', async () => {
  const list = { id: 'notes', title: 'Notes', to: '/notes/?status=draft' }
  const lost = { id: 'new-note', title: 'New note', to: '/notes/create/now/' }
  await renderRemote(toRemote(list, { ...lost, to: '/notes/new/' }), { path: '/notes/' })
  await expect(renderRemote(toRemote(list, lost), { path: '/notes/' })).rejects.toThrow(
    'notes: the command “new-note” leads to /notes/create/now/, for which there is no route',
  )
})
