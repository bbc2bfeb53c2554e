import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../../test/support/invented-workspace.ts'
import { openReleaseStore } from '../release-store.ts'
import { buildSiteLayout } from '../site/site-layout.ts'
import { readReleaseFacts } from './read-release-facts.ts'

test('the bytes of a section are those of all its files, and the shared versions those that the shell gives', async () => {
  const { siteDir, buildShell, buildRemote } = await inventWorkspace()
  const units = [await buildShell(), await buildRemote('commerce')]
  const { release } = await openReleaseStore(siteDir).publish({ units, by: 'mina', reason: 'a test' })
  const { bytes, shared } = await readReleaseFacts(buildSiteLayout(siteDir), release)
  const files = await readTree(join(siteDir, 'remotes/commerce', release.remotes[0]?.version ?? ''))
  const sizes = Object.values(files).map((text) => Buffer.byteLength(text))
  expect(bytes.get('commerce')).toBe(sizes.reduce((sum, size) => sum + size))
  expect(shared.get('antd/es/table')).toBe('6.0.0')
})
