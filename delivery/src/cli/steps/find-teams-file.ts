import { resolve } from 'node:path'
import { CommandError } from '@console/node-server/command-error'
import type { ReleaseContext } from './release-context.ts'

/** Relative to the workspace, as the release folder is. @throws CommandError where none is named. */
export function findTeamsFile({ command, root, env }: ReleaseContext): string {
  const file = command.teams ?? env['RELEASE_TEAMS_FILE']
  if (file) return resolve(root, file)
  throw new CommandError(
    'Name the file of the teams and their tokens: --teams <file>, or RELEASE_TEAMS_FILE.',
  )
}
