import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import type { Staff } from './staff.ts'
import { accessTokenTable, staffTable } from './staff-table.ts'

const hour = 3_600_000
const lifetime = { session: 12 * hour, remembered: 30 * 24 * hour }

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(database: Database, now: () => Date) {
  return {
    async findStaff(identifierKey: string) {
      const [found] = await database
        .select()
        .from(staffTable)
        .where(or(eq(staffTable.email, identifierKey), eq(staffTable.phone, identifierKey)))
      return found
    },

    async startSession(staffId: number, isRemembered: boolean): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const opened = now()
      const expires = opened.getTime() + (isRemembered ? lifetime.remembered : lifetime.session)
      await database.delete(accessTokenTable).where(lte(accessTokenTable.expires_at, opened))
      await database
        .insert(accessTokenTable)
        .values({ token_hash: hashToken(token), staff_id: staffId, expires_at: new Date(expires) })
      return token
    },

    async endSession(tokenHash: string): Promise<void> {
      await database.delete(accessTokenTable).where(eq(accessTokenTable.token_hash, tokenHash))
    },

    /** Throws 401 where the `Authorization` header holds no valid bearer token. */
    async authenticate(authorization: string | undefined): Promise<Staff> {
      const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
      if (token === undefined) throw unauthorized('Sign in to use the admin API')
      const tokenHash = hashToken(token)
      const [staff] = await database
        .select({ id: staffTable.id, name: staffTable.name, permissions: staffTable.permissions })
        .from(accessTokenTable)
        .innerJoin(staffTable, eq(staffTable.id, accessTokenTable.staff_id))
        .where(and(eq(accessTokenTable.token_hash, tokenHash), gt(accessTokenTable.expires_at, now())))
      if (staff === undefined) throw unauthorized('The session has ended. Sign in again.')
      return { ...staff, tokenHash }
    },
  }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

const unauthorized = (message: string) =>
  new ApiError(401, message, { headers: { 'www-authenticate': 'Bearer' } })
