import { CommandError } from '@console/node-server/command-error'
import { isReleaseError } from '../errors/release-error.ts'
import { findSystemFault } from '../errors/system-fault.ts'
import type { ReleaseCommandName } from './command-line/command-help.ts'
import { findHelp, parseReleaseCommand } from './command-line/parse-release-command.ts'
import { canary } from './commands/canary.ts'
import { check } from './commands/check.ts'
import { diff } from './commands/diff.ts'
import { disable } from './commands/disable.ts'
import { enable } from './commands/enable.ts'
import { headers } from './commands/headers.ts'
import { key } from './commands/key.ts'
import { lagging } from './commands/lagging.ts'
import { list } from './commands/list.ts'
import { next } from './commands/next.ts'
import { preview } from './commands/preview.ts'
import { promote } from './commands/promote.ts'
import { prune } from './commands/prune.ts'
import { publish } from './commands/publish.ts'
import { remove } from './commands/remove.ts'
import { renew } from './commands/renew.ts'
import { report } from './commands/report.ts'
import { rollback } from './commands/rollback.ts'
import { serve } from './commands/serve.ts'
import { token } from './commands/token.ts'
import { verify } from './commands/verify.ts'
import { connect } from './steps/connect.ts'
import { describeElsewhere } from './steps/describe-elsewhere.ts'
import { openStore } from './steps/open-store.ts'
import type { ReleaseContext, Surroundings } from './steps/release-context.ts'
import { toSiteDir } from './steps/site-dir.ts'

const commands: Record<ReleaseCommandName, (context: ReleaseContext) => Promise<void>> = {
  publish,
  check,
  rollback,
  remove,
  disable,
  enable,
  diff,
  promote,
  lagging,
  next,
  canary,
  preview,
  renew,
  list,
  prune,
  verify,
  key,
  headers,
  report,
  serve,
  token,
}

/**
 * `pnpm release …`.
 * @throws CommandError, ReleaseError: the message is for the person at the terminal.
 */
export async function runRelease(args: readonly string[], surroundings: Surroundings): Promise<void> {
  const help = findHelp(args)
  if (help !== undefined) return surroundings.print(help)
  const command = parseReleaseCommand(args, surroundings.env)
  const { root, env } = surroundings
  const dir = toSiteDir(root, { dir: command.dir, dataDir: env['DATA_DIR'] })
  const store = await openStore(dir, { ...surroundings, command })
  const client = await connect({ ...surroundings, command })
  const target = client ?? store
  try {
    await commands[command.name]({ ...surroundings, store, client, target, command })
  } catch (error) {
    if (client === undefined && isReleaseError(error) && error.code === 'no-release')
      throw new CommandError(`${error.message}\n${await describeElsewhere(store.dir)}`, { cause: error })
    const fault = findSystemFault(error, store.dir)
    if (fault === undefined) throw error
    throw new CommandError(`${command.name} ended early, since ${fault.what}. ${fault.advice}`, {
      cause: error,
    })
  }
}
