import { CommandError } from '@console/node-server/command-error'
import { asc, eq } from 'drizzle-orm'
import { type Origin, writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { onlyRow } from '../database/only-row.ts'
import { violates } from '../database/violates.ts'
import { findDifference } from '../records/find-difference.ts'
import { hashPassword } from '../session/password.ts'
import { findPasswordFault } from '../session/password-rule.ts'
import { accessTokenTable, staffTable } from '../staff/staff-table.ts'
import type { NewAccount } from './parse-account-command.ts'

/** Accounts as the person at the machine manages them. Everything that fails is a CommandError. */
export function createAccountStore(database: Database, origin: Origin) {
  const audit = (
    transaction: Database,
    action: 'create' | 'update' | 'delete',
    recordId: number,
    fields: object,
  ) =>
    writeAudit(transaction, new Date(), origin, {
      action,
      subject: 'account',
      recordId,
      difference: Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, toChange(action, value)]),
      ),
    })

  async function find(email: string) {
    const [found] = await database.select().from(staffTable).where(eq(staffTable.email, email))
    if (found === undefined) throw new CommandError(`There is no account with the email ${email}.`)
    return found
  }

  return {
    find,
    list: () => database.select().from(staffTable).orderBy(asc(staffTable.id)),

    async add(account: NewAccount, password: string): Promise<void> {
      const password_hash = await toHash(password, account)
      await refuseTaken(account, () =>
        inTransaction(database, async (transaction) => {
          const rows = await transaction
            .insert(staffTable)
            .values({ ...account, password_hash, created_at: new Date() })
            .returning({ id: staffTable.id })
          await audit(transaction, 'create', onlyRow(rows).id, account)
        }),
      )
    },

    /** Ends every session of the person too: somebody who learned the old password may have one. */
    async changePassword(email: string, password: string): Promise<void> {
      const account = await find(email)
      const password_hash = await toHash(password, account)
      await inTransaction(database, async (transaction) => {
        await transaction.update(staffTable).set({ password_hash }).where(eq(staffTable.id, account.id))
        await transaction.delete(accessTokenTable).where(eq(accessTokenTable.staff_id, account.id))
        await audit(transaction, 'update', account.id, { password: 'changed' })
      })
    },

    /** Fields left out stay as they are. */
    async edit(email: string, changes: Partial<NewAccount>): Promise<void> {
      const before = await find(email)
      await refuseTaken(changes, () =>
        inTransaction(database, async (transaction) => {
          await transaction.update(staffTable).set(changes).where(eq(staffTable.id, before.id))
          const difference = findDifference(pick(before, changes), changes)
          await writeAudit(transaction, new Date(), origin, {
            ...{ action: 'update', subject: 'account', recordId: before.id },
            difference,
          })
        }),
      )
    },

    /** Ends every session of the person too. */
    async disable(email: string): Promise<void> {
      const { id } = await find(email)
      await inTransaction(database, async (transaction) => {
        await transaction.update(staffTable).set({ disabled_at: new Date() }).where(eq(staffTable.id, id))
        await transaction.delete(accessTokenTable).where(eq(accessTokenTable.staff_id, id))
        await audit(transaction, 'update', id, { disabled: true })
      })
    },

    async enable(email: string): Promise<void> {
      const { id } = await find(email)
      await inTransaction(database, async (transaction) => {
        await transaction.update(staffTable).set({ disabled_at: null }).where(eq(staffTable.id, id))
        await audit(transaction, 'update', id, { disabled: false })
      })
    },

    /** Ends every session of the person. */
    async signOut(email: string): Promise<void> {
      const { id } = await find(email)
      await inTransaction(database, async (transaction) => {
        await transaction.delete(accessTokenTable).where(eq(accessTokenTable.staff_id, id))
        await audit(transaction, 'update', id, { sessions: 'ended' })
      })
    },

    /** Ends every session of the person too. What they wrote stays. @returns the number that the account had. */
    async remove(email: string): Promise<number> {
      const { id, phone, name, roles, permissions } = await find(email)
      await inTransaction(database, async (transaction) => {
        await transaction.delete(staffTable).where(eq(staffTable.id, id))
        await audit(transaction, 'delete', id, { email, phone, name, roles, permissions })
      })
      return id
    },
  }
}

async function refuseTaken({ email }: Partial<NewAccount>, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (violates(error, 'staff_email_unique')) {
      throw new CommandError(`There is an account with the email ${email} already.`)
    }
    if (violates(error, 'staff_phone_unique')) {
      throw new CommandError('Another account has this phone number.')
    }
    throw error
  }
}

const pick = (row: object, fields: object) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, Reflect.get(row, field)]))

const toChange = (action: 'create' | 'update' | 'delete', value: unknown) =>
  action === 'delete' ? { from: value } : { to: value }

async function toHash(password: string, person: { email: string; name: string }): Promise<string> {
  const fault = await findPasswordFault(password, person)
  if (fault !== null) throw new CommandError(fault)
  return hashPassword(password)
}
