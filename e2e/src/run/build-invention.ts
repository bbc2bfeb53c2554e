import { buildInventedRemote, type Invention } from '@console/remote-kit/testing/invented-remote'
import { buildOnce } from './build-once.ts'

/** Builds a test-only remote for publishing. */
export async function buildInvention(invention: Invention): Promise<{ name: string; distDir: string }> {
  const distDir = await buildOnce(JSON.stringify(invention), () => buildInventedRemote(invention))
  return { name: invention.name, distDir }
}
