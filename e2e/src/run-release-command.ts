import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './console/built-units.ts'

const run = promisify(execFile)

/** Runs `pnpm release …` on a release folder; resolves to its output. */
export async function runReleaseCommand(dir: string, ...args: string[]): Promise<string> {
  const script = join(root, 'delivery', 'src', 'release.ts')
  const { stdout } = await run(process.execPath, [script, ...args, '--dir', dir, '--by', 'e2e'], {
    cwd: root,
  })
  return stdout
}
