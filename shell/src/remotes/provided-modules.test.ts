import { listSharedModules } from '@console/remote-kit/shared-modules'
import { expect, it, vi } from 'vitest'

it('provides in one layer or the other exactly what the builds of remotes leave to the shell', async () => {
  vi.stubGlobal('SHARED_VERSIONS', {})
  const { providedModules } = await import('./provided-modules.ts')
  const { restAntd } = await import('./rest/rest-antd.ts')
  const given = [...Object.keys(providedModules), ...Object.keys(restAntd)]
  expect(given.sort()).toEqual(Object.keys(listSharedModules()).sort())
})
