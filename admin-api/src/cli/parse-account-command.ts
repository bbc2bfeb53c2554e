import { parseArgs } from 'node:util'
import { CommandError } from '@console/node-server/command-error'
import { credentialsSchema } from '@console/shared/schemas/session'
import * as z from 'zod/mini'
import { toIdentifierKey } from '../session/identifier.ts'
import { type Permission, permissions } from '../staff/permissions.ts'

export const usage = `Usage:
  account add --email <email> --name <name> [--phone <number>] [--role <role>]…
              (--permission <permission>… | --all-permissions)
  account edit --email <email> [--new-email <email>] [--name <name>] [--phone <number> | --no-phone]
               [--role <role>… | --no-roles] [--permission <permission>… | --all-permissions]
  account list
  account password --email <email>
  account sign-out --email <email>
  account disable --email <email>
  account enable --email <email>
  account remove --email <email>

Permissions: ${Object.keys(permissions).join(', ')}
The database is that of DATABASE_URL, or in the folder DATA_DIR. A password is asked for, read from standard input
where that is no terminal, or from the file PASSWORD_FILE.`

export type NewAccount = {
  email: string
  phone: string | null
  name: string
  roles: string[]
  permissions: Permission[]
}

const withEmail = ['password', 'sign-out', 'disable', 'enable', 'remove'] as const
type WithEmail = (typeof withEmail)[number]

export type AccountCommand =
  | { verb: 'add'; account: NewAccount }
  | { verb: 'list' }
  | { verb: 'edit'; email: string; changes: Partial<NewAccount> }
  | { verb: WithEmail; email: string }

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  phone: { type: 'string' },
  role: { type: 'string', multiple: true },
  permission: { type: 'string', multiple: true },
  'all-permissions': { type: 'boolean' },
  'new-email': { type: 'string' },
  'no-phone': { type: 'boolean' },
  'no-roles': { type: 'boolean' },
} as const

const longestName = 255

/** @throws CommandError */
export function parseAccountCommand(args: readonly string[]): AccountCommand {
  const { values, positionals } = parse(args)
  const [verb, ...more] = positionals
  if (more.length > 0) throw new CommandError(`What is ${more.join(' ')}?\n\n${usage}`)
  switch (verb) {
    case 'add':
      return { verb, account: toAccount(values) }
    case 'list':
      return { verb }
    case 'edit':
      return { verb, email: toEmail(values.email), changes: toChanges(values) }
    default:
      if (!isWithEmail(verb)) throw new CommandError(usage)
      return { verb, email: toEmail(values.email) }
  }
}

const isWithEmail = (verb: string | undefined): verb is WithEmail => withEmail.some((known) => known === verb)

/** Only the fields that were named. */
function toChanges(values: Values): Partial<NewAccount> {
  const permissions = values.permission ?? []
  const isAll = values['all-permissions'] ?? false
  const changes: Partial<NewAccount> = {
    ...(values['new-email'] !== undefined && { email: toEmail(values['new-email']) }),
    ...(values.name !== undefined && { name: toName(values.name) }),
    ...(values.phone !== undefined && { phone: toPhone(values.phone) }),
    ...(values['no-phone'] && { phone: null }),
    ...(values.role !== undefined && { roles: values.role }),
    ...(values['no-roles'] && { roles: [] }),
    ...((isAll || permissions.length > 0) && { permissions: toPermissions(permissions, isAll) }),
  }
  if (Object.keys(changes).length === 0) throw new CommandError(`Say what to change.\n\n${usage}`)
  return changes
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new CommandError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`)
  }
}

type Values = ReturnType<typeof parse>['values']

function toName(text = ''): string {
  const name = text.trim()
  if (name !== '' && name.length <= longestName) return name
  throw new CommandError(`--name must have 1 to ${longestName} characters.`)
}

function toAccount(values: Values): NewAccount {
  const email = toEmail(values.email)
  const name = toName(values.name)
  return {
    email,
    phone: values.phone === undefined ? null : toPhone(values.phone),
    name,
    roles: values.role ?? [],
    permissions: toPermissions(values.permission ?? [], values['all-permissions'] ?? false),
  }
}

function toEmail(text: string | undefined): string {
  if (text === undefined || !text.includes('@') || !isIdentifier(text)) {
    throw new CommandError(`--email must be an email, not ${text ?? 'left out'}.`)
  }
  return toIdentifierKey(text)
}

function toPhone(text: string): string {
  if (text.includes('@') || !isIdentifier(text)) {
    throw new CommandError(`--phone must be a phone number that the sign-in form takes, not ${text}.`)
  }
  return toIdentifierKey(text)
}

const isIdentifier = (text: string) => z.safeParse(credentialsSchema.shape.identifier, text).success

function toPermissions(asked: readonly string[], isAll: boolean): Permission[] {
  if (isAll && asked.length > 0) throw new CommandError('Give either --permission or --all-permissions.')
  const unknown = asked.filter((name) => !isPermission(name))
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no permission ${unknown.join(', ')}. There are ${Object.keys(permissions).join(', ')}.`,
    )
  }
  const granted = isAll ? Object.keys(permissions) : asked
  if (granted.length === 0) {
    throw new CommandError('Say what the account may do: --permission once or more, or --all-permissions.')
  }
  return [...new Set(granted.filter(isPermission))]
}

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name)
