import { join } from 'node:path'
import { openRecordedApi, readRecording } from '@console/node-server/recorded-api'
import type { TestProject } from 'vitest/node'
import { hostApis } from './api-host.ts'
import { apiPathPrefix } from './test-api-options.ts'

/**
 * Vitest's global set-up in standalone repositories: serves the remote's `recorded-api.json`, whatever options a test
 * passes.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const recording = await readRecording(join(project.config.root, 'recorded-api.json'))
  const api = openRecordedApi(recording, apiPathPrefix)
  return hostApis(project, async () => ({ ...api, close: async () => undefined }))
}
