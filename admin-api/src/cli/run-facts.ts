import { readFile } from 'node:fs/promises'
import { CommandError } from '@console/node-server/command-error'
import * as z from 'zod/mini'
import { writeAudit } from '../audit/write-audit.ts'
import { dailyFactSchema, writeDailyFacts } from '../dashboard/daily-facts.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type CommandPlace, openCommandDatabase } from './open-command-database.ts'

const usage = `Usage:
  facts import <file>    a JSON list of days: ${Object.keys(dailyFactSchema.shape).join(', ')}`

/** @throws CommandError, DatabaseOpenError. */
export async function runFacts(args: readonly string[], { env, print }: CommandPlace): Promise<void> {
  const [verb, file, ...more] = args
  if (verb !== 'import' || file === undefined || more.length > 0) throw new CommandError(usage)
  const facts = parseFacts(await readFile(file, 'utf8').catch(() => ''), file)
  await using opened = await openCommandDatabase(env)
  await inTransaction(opened.database, async (transaction) => {
    await writeDailyFacts(transaction, facts)
    const days = facts.map(({ date }) => date).toSorted()
    const difference = { days: { to: facts.length }, first: { to: days[0] }, last: { to: days.at(-1) } }
    await writeAudit(transaction, new Date(), opened.origin, { action: 'update', subject: 'day', difference })
  })
  print(`${facts.length} days are written.`)
}

function parseFacts(text: string, file: string) {
  try {
    const parsed = z.array(dailyFactSchema).safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new CommandError(`${file} is not usable: ${issue?.path.join('.')}: ${issue?.message}\n\n${usage}`)
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${file} cannot be read as JSON.\n\n${usage}`)
  }
}
