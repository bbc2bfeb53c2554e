import { isCommandError } from '@console/node-server/command-error'
import { toProcessSurroundings } from './cli/process-surroundings.ts'
import { runRelease } from './cli/run-release.ts'
import { isReleaseError } from './errors/release-error.ts'
import { createOpenSmoke } from './smoke/create-open-smoke.ts'

// `release` without a workspace: the release server, and every command that builds nothing.
try {
  await runRelease(process.argv.slice(2), toProcessSurroundings(process.cwd(), createOpenSmoke()))
} catch (error) {
  console.error(isCommandError(error) || isReleaseError(error) ? error.message : error)
  process.exitCode = 1
}
