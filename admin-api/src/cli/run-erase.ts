import { parseArgs } from 'node:util'
import { CommandError } from '@console/node-server/command-error'
import { createErasure } from './erasure.ts'
import { type CommandPlace, openCommandDatabase } from './open-command-database.ts'

const usage = `Usage:
  erase audit --days <number>     what the audit says of longer ago, at least 30 days
  erase person <number>           whose account is removed: their name and addresses, in the audit and in records
The database is that of DATABASE_URL, as the role that owns the tables, or in the folder DATA_DIR.`

/** A shorter retention would leave no evidence of a break-in, which is seldom found within days. */
const fewestDays = 30

type Asked = { what: 'audit'; days: number } | { what: 'person'; id: number }

/** `erase audit` and `erase person`. @throws CommandError, DatabaseOpenError. */
export async function runErase(args: readonly string[], { env, print }: CommandPlace): Promise<void> {
  const asked = parse(args)
  await using opened = await openCommandDatabase(env)
  const erasure = createErasure(opened.database, opened.origin)
  try {
    if (asked.what === 'audit') {
      const rows = await erasure.eraseAudit(asked.days)
      print(`${rows} rows of the audit are gone, all of more than ${asked.days} days ago.`)
    } else {
      const records = await erasure.erasePerson(asked.id)
      print(
        `Account ${asked.id} is named nowhere any more: ${records} records and rows of the audit were changed.`,
      )
    }
  } catch (error) {
    // PostgreSQL's insufficient_privilege.
    if (Object(Object(error).cause).code !== '42501') throw error
    throw new CommandError(
      'This role may not change the audit. Name the role that owns the tables in DATABASE_URL.',
    )
  }
}

function parse(args: readonly string[]): Asked {
  const read = () =>
    parseArgs({ args: [...args], options: { days: { type: 'string' } }, allowPositionals: true })
  let parsed: ReturnType<typeof read>
  try {
    parsed = read()
  } catch (cause) {
    throw new CommandError(usage, { cause })
  }
  const [what, number, ...more] = parsed.positionals
  const days = toWhole(parsed.values.days)
  const id = toWhole(number)
  if (what === 'audit' && days !== undefined && number === undefined) {
    if (days < fewestDays) throw new CommandError(`Keep at least ${fewestDays} days of the audit.`)
    return { what, days }
  }
  if (what === 'person' && id !== undefined && days === undefined && more.length === 0) return { what, id }
  throw new CommandError(usage)
}

const toWhole = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined)
