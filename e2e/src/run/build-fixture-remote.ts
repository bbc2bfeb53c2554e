import { buildTestRemote, type TestRemoteSource } from '@console/remote-kit/testing/test-remote'
import { buildOnce } from './build-once.ts'

/** Builds a test-only remote for publishing. */
export async function buildFixtureRemote(
  invention: TestRemoteSource,
): Promise<{ name: string; distDir: string }> {
  const distDir = await buildOnce(JSON.stringify(invention), () => buildTestRemote(invention))
  return { name: invention.name, distDir }
}
