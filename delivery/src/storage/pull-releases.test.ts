import { existsSync } from 'node:fs'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { givenBucket } from '../../test/support/given-bucket.ts'
import { buildSiteLayout } from '../releases/site/site-layout.ts'
import { pullReleases } from './pull-releases.ts'

test('leaves out a file that was removed from the bucket after it was listed', async () => {
  const { root, storage } = await givenBucket()
  const key = 'releases/commerce.0123456789abcdef.json'
  await storage.write(key, Buffer.from('{}'))
  const list = async (prefix: string) => {
    const keys = await storage.list(prefix)
    await storage.remove(key)
    return keys
  }
  const layout = buildSiteLayout(root)
  await pullReleases({ ...storage, list }, layout, pLimit(2))
  expect(existsSync(layout.address(`/${key}`))).toBe(false)
})
