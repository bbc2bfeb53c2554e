import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { openDatabase } from '../database/open-database.ts'
import { createAccountStore } from './account-store.ts'
import { CommandError } from './command-error.ts'
import { parseAccountCommand } from './parse-account-command.ts'
import { type PasswordInput, readPassword } from './read-password.ts'

type AccountPlace = {
  env: Readonly<Record<string, string | undefined>>
  input: PasswordInput
  print(line: string): void
}

/**
 * The command for accounts, as its arguments and the environment say.
 * @throws CommandError, DatabaseOpenError
 */
export async function runAccount(
  args: readonly string[],
  { env, input, print }: AccountPlace,
): Promise<void> {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', PASSWORD_FILE: passwordFile } = env
  const command = parseAccountCommand(args)
  if (databaseUrl === '' && dataDir === '') {
    throw new CommandError('Say which database: DATABASE_URL for PostgreSQL, or DATA_DIR for a folder.')
  }
  // Before the database is opened, since nobody else can use it then.
  const password =
    command.verb === 'add' || command.verb === 'password' ? await readPassword(passwordFile, input) : ''
  const place = databaseUrl === '' ? { dataDir: resolve(dataDir) } : { databaseUrl }
  const { database, close } = await openDatabase(place, 'accounts', async () => {})
  const accounts = createAccountStore(database, randomUUID(), () => new Date())
  const where =
    place.dataDir === undefined ? 'the PostgreSQL database' : `the database folder ${place.dataDir}`
  try {
    switch (command.verb) {
      case 'add':
        await accounts.add(command.account, password)
        print(`${command.account.email} may sign in. The account is in ${where}.`)
        break
      case 'password':
        await accounts.changePassword(command.email, password)
        print(`${command.email} has a new password, and is signed out everywhere.`)
        break
      case 'remove':
        await accounts.remove(command.email)
        print(`${command.email} is removed, and is signed out everywhere.`)
        break
      case 'list':
        for (const { email, phone, name, roles, permissions } of await accounts.list()) {
          print(
            [email, phone ?? '-', name, roles.join(', ') || '-', permissions.join(', ') || '-'].join('\t'),
          )
        }
    }
  } finally {
    await close()
  }
}
