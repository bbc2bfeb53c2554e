import { CommandError } from '../errors/command-error.ts'
import { findSystemFault } from '../errors/system-fault.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { parseReleaseCommand, type ReleaseCommandName } from './command-line/parse-release-command.ts'
import { check } from './commands/check.ts'
import { disable } from './commands/disable.ts'
import { enable } from './commands/enable.ts'
import { headers } from './commands/headers.ts'
import { key } from './commands/key.ts'
import { list } from './commands/list.ts'
import { move } from './commands/move.ts'
import { publish } from './commands/publish.ts'
import { redirect } from './commands/redirect.ts'
import { remove } from './commands/remove.ts'
import { rename } from './commands/rename.ts'
import { renew } from './commands/renew.ts'
import { rollback } from './commands/rollback.ts'
import { verify } from './commands/verify.ts'
import type { ReleaseContext, Surroundings } from './steps/release-context.ts'
import { toSiteDir } from './steps/site-dir.ts'

const commands: Record<ReleaseCommandName, (context: ReleaseContext) => Promise<void>> = {
  publish,
  check,
  rollback,
  remove,
  rename,
  move,
  redirect,
  disable,
  enable,
  renew,
  list,
  verify,
  key,
  headers,
}

/**
 * `pnpm release …`.
 * @throws CommandError, ReleaseError: the message is for whoever typed the command.
 */
export async function runRelease(args: readonly string[], surroundings: Surroundings): Promise<void> {
  const command = parseReleaseCommand(args, surroundings.env)
  const { root, dataDir } = surroundings
  const store = openReleaseStore(toSiteDir(root, { dir: command.dir, dataDir }))
  try {
    await commands[command.name]({ ...surroundings, store, command })
  } catch (error) {
    const fault = findSystemFault(error, store.dir)
    if (fault === undefined) throw error
    throw new CommandError(`${command.name} ended early, since ${fault.what}. ${fault.advice}`, {
      cause: error,
    })
  }
}
