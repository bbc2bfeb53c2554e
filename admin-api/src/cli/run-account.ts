import { createAccountStore } from './account-store.ts'
import { type CommandPlace, openCommandDatabase } from './open-command-database.ts'
import { parseAccountCommand } from './parse-account-command.ts'
import { readPassword } from './read-password.ts'

/**
 * The command for accounts, as its arguments and the environment say.
 * @throws CommandError, DatabaseOpenError
 */
export async function runAccount(
  args: readonly string[],
  { env, input, print }: CommandPlace,
): Promise<void> {
  const command = parseAccountCommand(args)
  // Before the database is opened, since nobody else can use it then.
  const password =
    command.verb === 'add' || command.verb === 'password'
      ? await readPassword(env['PASSWORD_FILE'], input)
      : ''
  await using opened = await openCommandDatabase(env)
  const accounts = createAccountStore(opened.database, opened.origin)
  switch (command.verb) {
    case 'add':
      await accounts.add(command.account, password)
      print(`${command.account.email} may sign in. The account is in ${opened.where}.`)
      break
    case 'edit':
      await accounts.edit(command.email, command.changes)
      print(`${command.changes.email ?? command.email} is changed.`)
      break
    case 'password':
      await accounts.changePassword(command.email, password)
      print(`${command.email} has a new password, and is signed out everywhere.`)
      break
    case 'disable':
      await accounts.disable(command.email)
      print(`${command.email} may not sign in any more, and is signed out everywhere.`)
      break
    case 'enable':
      await accounts.enable(command.email)
      print(`${command.email} may sign in again.`)
      break
    case 'sign-out':
      await accounts.signOut(command.email)
      print(`${command.email} is signed out everywhere.`)
      break
    case 'remove':
      print(
        `${command.email} is removed, and is signed out everywhere. The audit keeps the name: erase person ${await accounts.remove(command.email)}`,
      )
      break
    case 'list':
      for (const { email, phone, name, roles, permissions, disabled_at } of await accounts.list()) {
        const columns = [email, phone ?? '-', name, roles.join(', ') || '-', permissions.join(', ') || '-']
        print([...columns, ...(disabled_at === null ? [] : ['disabled'])].join('\t'))
      }
  }
}
