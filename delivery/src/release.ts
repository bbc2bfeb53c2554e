import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

// Stripping types takes most of the time of a short command, so Node keeps the result: here,
// and not in the folder for temporary files, where another account could replace it.
enableCompileCache(join(root, 'node_modules', '.cache', 'release'))
const [{ runRelease }, { toProcessSurroundings }, { isCommandError }, { isReleaseError }, { openSmoke }] =
  await Promise.all([
    import('./cli/run-release.ts'),
    import('./cli/process-surroundings.ts'),
    import('@console/node-server/command-error'),
    import('./errors/release-error.ts'),
    import('./smoke/open-smoke.ts'),
  ])

try {
  await runRelease(process.argv.slice(2), toProcessSurroundings(root, openSmoke))
} catch (error) {
  // A sentence for an expected failure, a stack for a bug of ours.
  console.error(isCommandError(error) || isReleaseError(error) ? error.message : error)
  process.exitCode = 1
}
