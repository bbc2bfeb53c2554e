import { CommandError } from '@console/node-server/command-error'
import { drizzle } from 'drizzle-orm/node-postgres'
import { grantRunning, withClient } from '../database/migrate-postgres.ts'
import { type CommandPlace, openCommandDatabase } from './open-command-database.ts'

/**
 * `migrate [<role>]`: brings the tables up to date, as the role that owns them, and gives another role the rights to serve.
 * @throws CommandError, DatabaseOpenError.
 */
export async function runMigrate(args: readonly string[], { env, print }: CommandPlace): Promise<void> {
  const [role, ...more] = args
  const url = env['DATABASE_URL'] ?? ''
  if (more.length > 0 || url === '')
    throw new CommandError('Usage:\n  DATABASE_URL=postgres://<owner>@… migrate [<role that serves>]')
  // Opening a database brings it up to date.
  const { close } = await openCommandDatabase(env)
  await close()
  if (role !== undefined) await withClient(url, (client) => grantRunning(drizzle(client), role))
  print(
    role === undefined ? 'The tables are up to date.' : `The tables are up to date, and ${role} may serve.`,
  )
}
