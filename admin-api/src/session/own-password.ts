import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Origin } from '../audit/write-audit.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { onlyRow } from '../database/only-row.ts'
import type { Services } from '../database/services.ts'
import { invalidFields } from '../http/api-error.ts'
import type { Staff } from '../staff/staff.ts'
import { accessTokenTable, staffTable } from '../staff/staff-table.ts'
import { toNetwork, toSite } from './network.ts'
import { hashPassword, inTurn, isPasswordRight } from './password.ts'
import { findPasswordFault } from './password-rule.ts'
import { createSignInLimit } from './sign-in-limit.ts'

const passwordText = z.string().check(z.maxLength(1024))

export const newPasswordSchema = z.object({ password: passwordText, new_password: passwordText })

/** Staff change their own password, which ends all their other sessions. Guesses at the old one count as those at sign-in do. */
export function createPasswordChange({ database, now }: Services) {
  const limit = createSignInLimit(database, now)
  return async (
    staff: Staff,
    { password, new_password }: z.infer<typeof newPasswordSchema>,
    origin: Origin,
  ): Promise<null> => {
    const person = onlyRow(await database.select().from(staffTable).where(eq(staffTable.id, staff.id)))
    const network = toNetwork(origin.address)
    const account = `password of ${staff.id}`
    const check = async () => {
      const attempt = await limit.begin({ account, network, site: toSite(origin.address), isKnown: true })
      if (!(await isPasswordRight(password, person.password_hash)))
        throw invalidFields({ password: ['This is not your current password'] })
      await attempt.succeed()
    }
    await inTurn(check, { caller: account, isKnown: true })
    const fault = await findPasswordFault(new_password, person)
    if (fault !== null) throw invalidFields({ new_password: [fault] })
    const password_hash = await hashPassword(new_password)
    await inTransaction(database, async (transaction) => {
      await transaction.update(staffTable).set({ password_hash }).where(eq(staffTable.id, staff.id))
      const isOther = ne(accessTokenTable.id, staff.sessionId)
      await transaction.delete(accessTokenTable).where(and(eq(accessTokenTable.staff_id, staff.id), isOther))
      const change = { action: 'update', subject: 'account', recordId: staff.id } as const
      const difference = { password: { to: 'changed' } }
      await writeAudit(transaction, now(), origin, { ...change, difference })
    })
    return null
  }
}
