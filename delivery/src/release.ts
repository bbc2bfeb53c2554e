import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

// Taking the types out of its sources is most of what a short command takes, so Node keeps what it made of them: here,
// and not in the folder for temporary files, where somebody else could put something in its place.
enableCompileCache(join(root, 'node_modules', '.cache', 'release'))
const [{ runRelease }, { isCommandError }, { isReleaseError }, { openSmoke }] = await Promise.all([
  import('./cli/run-release.ts'),
  import('./errors/command-error.ts'),
  import('./errors/release-error.ts'),
  import('./smoke/open-smoke.ts'),
])

try {
  await runRelease(process.argv.slice(2), {
    root,
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
