import { runCommand } from '../commands/run-command.ts'
import { root } from '../commands/workspace.ts'

const minute = 60_000

/** Output of apt-get; empty without apt-get, or without the right to use it without a password. */
export async function installThroughSystem(packages: readonly string[]): Promise<string> {
  const run = (argv: readonly string[]) =>
    runCommand(argv, {
      cwd: root,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      limit: 10 * minute,
    })
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  if ((await run([...sudo, 'apt-get', '--version'])).code !== 0) return ''
  const update = await run([...sudo, 'apt-get', 'update'])
  const install = await run([...sudo, 'apt-get', 'install', '-y', ...packages])
  return `${update.output}${install.output}`
}
