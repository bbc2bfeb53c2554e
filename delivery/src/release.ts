import { join } from 'node:path'
import { runRelease } from './cli/run-release.ts'
import { isCommandError } from './errors/command-error.ts'
import { isReleaseError } from './errors/release-error.ts'
import { openSmoke } from './smoke/open-smoke.ts'

try {
  await runRelease(process.argv.slice(2), {
    root: join(import.meta.dirname, '..', '..'),
    dataDir: process.env.DATA_DIR,
    keyFile: process.env.RELEASE_KEY_FILE,
    env: process.env,
    print: (line) => console.log(line),
    openSmoke,
  })
} catch (error) {
  // A sentence for what was foreseen; a stack for a fault of our own.
  console.error(isCommandError(error) || isReleaseError(error) ? error.message : error)
  process.exitCode = 1
}
