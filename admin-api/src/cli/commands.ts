import type { CommandPlace } from './open-command-database.ts'
import { runAccount } from './run-account.ts'
import { runBackup, runRestore } from './run-backup.ts'
import { runBook } from './run-book.ts'
import { runCheck } from './run-check.ts'
import { runErase } from './run-erase.ts'
import { runFacts } from './run-facts.ts'
import { runMigrate } from './run-migrate.ts'

type Command = (args: readonly string[], place: CommandPlace) => Promise<void>

/** Commands by the first argument of the program; without one of these it serves. */
export const commands: Readonly<Record<string, Command>> = {
  account: runAccount,
  book: runBook,
  facts: runFacts,
  migrate: runMigrate,
  backup: runBackup,
  restore: runRestore,
  check: runCheck,
  erase: runErase,
}
