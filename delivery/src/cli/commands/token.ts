import { CommandError } from '@console/node-server/command-error'
import { addTeam, removeTeam } from '../../server/teams/teams-file.ts'
import { findTeamsFile } from '../steps/find-teams-file.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

const githubIssuer = 'https://token.actions.githubusercontent.com'

/** Gives teams their tokens for the release server, and takes them away. */
export async function token(context: ReleaseContext): Promise<void> {
  const { command, print } = context
  const [what, team, ...more] = command.operands
  const isAdded = what === 'add'
  if ((!isAdded && what !== 'remove') || team === undefined || more.length > 0)
    throw new CommandError(
      'Say what to do for which team: token add <team> --remotes <remote>,<remote>, or token remove <team>.',
    )
  const file = findTeamsFile(context)
  if (!isAdded) {
    await removeTeam(file, team)
    return print(`The token of ${team} no longer works.`)
  }
  const { remotes, environments, repository } = command
  const isLimited = environments.length > 0
  const added = await addTeam(file, {
    team,
    remotes,
    ...(isLimited && { environments }),
    ...(repository !== undefined && { ci: { issuer: githubIssuer, repository } }),
  })
  print(
    `${team} may release ${remotes.join(', ')}${isLimited ? ` into ${environments.join(', ')}` : ''}. Its token is shown this once, and one that it had no longer works:`,
  )
  print(added)
}
