import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ReleaseContext } from './release-context.ts'

const run = promisify(execFile)

/**
 * The commit that the units are built from: that of `--commit`, else the workspace's, with `-dirty` after it when it has
 * changes besides, else what the build server says. Undefined where nobody knows.
 */
export async function findCommit({ command, root, env }: ReleaseContext): Promise<string | undefined> {
  if (command.commit !== undefined) return command.commit
  try {
    const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()
    const commit = await git('rev-parse', 'HEAD')
    return (await git('status', '--porcelain')) === '' ? commit : `${commit}-dirty`
  } catch {
    // No git, or an archive of the sources.
    return env['GITHUB_SHA'] || env['CI_COMMIT_SHA'] || undefined
  }
}
