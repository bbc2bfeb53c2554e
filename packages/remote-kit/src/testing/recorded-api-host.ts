import { join } from 'node:path'
import { openRecordedApi, readRecording } from '@console/node-server/recorded-api'
import { recordingFile } from '@console/node-server/recording'
import type { TestProject } from 'vitest/node'
import { hostApis } from './api-host.ts'
import { apiPathPrefix } from './test-api-options.ts'

/**
 * Vitest's global set-up in standalone repositories: serves the remote's `recorded-api.json`. Of a test's options it
 * supports the answers of own APIs.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const recording = await readRecording(join(project.config.root, recordingFile))
  // Each starts as recorded: writes of one test are gone in the next.
  return hostApis(project, async ({ apis }) => ({
    ...openRecordedApi({ ...recording, apis: { ...recording.apis, ...apis } }, apiPathPrefix),
    close: async () => undefined,
  }))
}
