import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { isDatabaseOpenError } from '../database/database-open-error.ts'
import { openDatabase } from '../database/open-database.ts'
import { createAccountStore } from './account-store.ts'
import { CommandError } from './command-error.ts'
import { type AccountCommand, parseAccountCommand } from './parse-account-command.ts'
import { readPassword } from './read-password.ts'

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', PASSWORD_FILE: passwordFile } = process.env

try {
  await run(parseAccountCommand(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof CommandError) && !isDatabaseOpenError(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(command: AccountCommand): Promise<void> {
  if (databaseUrl === '' && dataDir === '') {
    throw new CommandError('Say which database: DATABASE_URL for PostgreSQL, or DATA_DIR for a folder.')
  }
  // Before the database, which is nobody else's while it is open.
  const password =
    command.verb === 'add' || command.verb === 'password' ? await readPassword(passwordFile) : ''
  const place = databaseUrl === '' ? { dataDir: resolve(dataDir) } : { databaseUrl }
  const { database, close } = await openDatabase(place, 'accounts', async () => {})
  const accounts = createAccountStore(database, randomUUID(), () => new Date())
  const where =
    place.dataDir === undefined ? 'the PostgreSQL database' : `the database folder ${place.dataDir}`
  try {
    switch (command.verb) {
      case 'add':
        await accounts.add(command.account, password)
        console.log(`${command.account.email} may sign in. The account is in ${where}.`)
        break
      case 'password':
        await accounts.changePassword(command.email, password)
        console.log(`${command.email} has a new password, and is signed out everywhere.`)
        break
      case 'remove':
        await accounts.remove(command.email)
        console.log(`${command.email} is removed, and is signed out everywhere.`)
        break
      case 'list':
        for (const { email, phone, name, roles, permissions } of await accounts.list()) {
          console.log(
            [email, phone ?? '-', name, roles.join(', ') || '-', permissions.join(', ') || '-'].join('\t'),
          )
        }
    }
  } finally {
    await close()
  }
}
