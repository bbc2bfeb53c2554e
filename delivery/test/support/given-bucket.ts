import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openReleaseStore } from '../../src/releases/release-store.ts'
import { mirrorBucket } from '../../src/storage/bucket-mirror.ts'
import type { ObjectStorage } from '../../src/storage/object-storage.ts'
import { openBucket } from '../../src/storage/open-bucket.ts'
import { inventWorkspace } from './invented-workspace.ts'
import { startObjectServer } from './object-server.ts'

/** `S3_TEST_BUCKET` and what the AWS SDK reads name a real one. */
async function openTestBucket() {
  const env = {
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'us-east-1',
    ...process.env,
  }
  const bucket = process.env['S3_TEST_BUCKET']
  const prefix = `test-${Math.random().toString(36).slice(2)}`
  if (bucket !== undefined) return { address: `${bucket}/${prefix}`, env }
  const server = await startObjectServer()
  onTestFinished(() => server.close())
  return { address: `s3://releases/${prefix}`, env: { ...env, AWS_ENDPOINT_URL_S3: server.endpoint } }
}

/** A workspace, and a bucket that copies are opened of. Gone with the test. */
export async function givenBucket() {
  const { address, env } = await openTestBucket()
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'] as const)
    process.env[name] ??= env[name]
  const workspace = await inventWorkspace()
  const storage = await openBucket(address, env)
  const openCopy = (name: string, through: ObjectStorage = storage) => {
    const dir = join(workspace.root, name)
    return openReleaseStore(dir, { mirror: mirrorBucket(through, dir) })
  }
  return { ...workspace, address, env, storage, openCopy }
}
