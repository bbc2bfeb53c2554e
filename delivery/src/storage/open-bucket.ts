import { parseBucket } from '@console/node-server/bucket'
import { CommandError } from '@console/node-server/command-error'
import type { ObjectStorage } from './object-storage.ts'

/**
 * The bucket at an address such as `s3://releases/production`. The AWS SDK, which is large, is loaded for it alone.
 * @throws CommandError.
 */
export async function openBucket(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<ObjectStorage> {
  const bucket = parseBucket(address, env)
  if (bucket === undefined)
    throw new CommandError(
      `--bucket takes the address of a bucket, such as s3://releases/production, not “${address}”.`,
    )
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(bucket)
}
