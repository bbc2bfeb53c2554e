import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from './release-store.ts'
import { createReleaseKey } from './signing/release-key.ts'

const made = { by: 'mina', reason: 'expires soon' }

test('renewing moves nothing but the signature, and the history says so', async () => {
  const { root, siteDir, buildShell } = await inventWorkspace()
  const store = openReleaseStore(siteDir)
  const signing = { key: await createReleaseKey(join(root, 'key.pem'), siteDir) }
  await expect(store.renew({ ...made, signing })).rejects.toMatchObject({
    code: 'no-release',
    message: `Nothing has been published into ${siteDir} yet.`,
  })
  const { release } = await store.publish({ units: [await buildShell()], ...made, signing })
  const renewed = await store.renew({ ...made, signing })
  expect(renewed).toMatchObject({ outcome: 'moved', release: { id: release.id } })
  expect(await store.listMoves()).toMatchObject([
    { action: 'renew', reason: 'expires soon', to: release.id },
    { action: 'publish' },
  ])
})
