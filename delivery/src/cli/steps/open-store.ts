import { CommandError } from '@console/node-server/command-error'
import { openReleaseStore, type ReleaseStore } from '../../releases/release-store.ts'
import { mirrorBucket } from '../../storage/bucket-mirror.ts'
import { openBucket } from '../../storage/open-bucket.ts'
import type { ReleaseContext } from './release-context.ts'

/**
 * An environment of the release folder, which is a copy of a bucket where one is named.
 * @throws CommandError.
 */
export async function openStore(
  dir: string,
  { command, env }: Pick<ReleaseContext, 'command' | 'env'>,
  environment: string = command.environment,
): Promise<ReleaseStore> {
  const { bucket } = command
  if (bucket === undefined) return openReleaseStore(dir, { environment })
  if (command.name === 'prune')
    throw new CommandError('Old releases are removed from a release folder, and not yet from a bucket.')
  const mirror = mirrorBucket(await openBucket(bucket, env), dir, environment)
  return openReleaseStore(dir, { environment, mirror })
}
