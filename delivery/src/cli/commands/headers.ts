import { CommandError } from '@console/node-server/command-error'
import { describeProblem } from '../../errors/release-problem.ts'
import { findUnnamedApis } from '../../releases/rules/find-problems.ts'
import { readConsolePlace } from '../steps/read-console-place.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { readConfig, updateNginx } from '../steps/update-nginx.ts'

export async function headers({ command, store, print }: ReleaseContext): Promise<void> {
  const { nginx, config } = command
  if (nginx === undefined)
    throw new CommandError('Name the folder that nginx includes its headers from: --nginx <folder>.')
  print(await updateNginx({ dir: nginx, config }))
  const { apis } = readConsolePlace(await readConfig(config))
  const current = await store.readCurrent().catch(() => undefined)
  for (const problem of current?.release.remotes.flatMap((remote) => findUnnamedApis(remote, { apis })) ?? [])
    print(describeProblem(problem))
}
