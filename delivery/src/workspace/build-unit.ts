import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { CommandError } from '@console/node-server/command-error'
import type { WorkspaceUnit } from './workspace-units.ts'

/**
 * Runs the package's own build script with the workspace's Node, as `pnpm --filter <name> build` would, and shows what it
 * warns of.
 * @throws CommandError with the build's output when it fails.
 */
export async function buildUnit(root: string, unit: WorkspaceUnit): Promise<void> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  // `node --run` puts the package's node_modules/.bin first and needs no shell.
  const build = spawn(process.execPath, ['--run', 'build'], {
    cwd: unit.dir,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  build.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  build.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const status = await new Promise<number | null>((resolve, reject) => {
    build.once('error', reject)
    build.once('close', resolve)
  })
  const said = Buffer.concat(output).toString('utf8').trimEnd()
  if (status === 0) {
    const warnings = said.indexOf('\nwarn ')
    if (warnings !== -1) console.warn(said.slice(warnings))
    return
  }
  throw new CommandError(
    `${said}\n\nThe build of ${unit.name} failed, so nothing was published. Mend what it says above and publish again.`,
  )
}
