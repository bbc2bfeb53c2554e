import { listSharedModules } from '@console/remote-kit/shared-modules'
import { expect, it, vi } from 'vitest'

it('provides exactly what the builds of remotes leave to the shell', async () => {
  vi.stubGlobal('SHARED_VERSIONS', {})
  const { providedModules } = await import('./provided-modules.ts')
  expect(Object.keys(providedModules).sort()).toEqual(Object.keys(listSharedModules()).sort())
})
