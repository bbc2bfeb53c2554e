import { createHash, randomBytes } from 'node:crypto'
import type { OpenSession } from '@console/shared/schemas/session-list'
import { and, desc, eq, gt, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { ApiError } from '../http/api-error.ts'
import { toStorageRefusal } from '../http/to-storage-refusal.ts'
import type { Staff } from '../staff/staff.ts'
import { accessTokenTable, knownNetworkTable, staffTable } from '../staff/staff-table.ts'
import { toDevice } from './device.ts'
import { toNetwork } from './network.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const networkKnownFor = 30 * day
const lifetime = { session: 12 * hour, remembered: 30 * day }
/** An unused session ends sooner: after any break, but before the next day. */
const unusedFor = { session: 6 * hour, remembered: 14 * day }
/** Otherwise every use of a session would be a write. */
const useNotedEvery = minute
const longestAgent = 400
/** Each person's sessions; the oldest ends when there is one more. */
const mostSessions = 50
const diskFull = 507

type NewSession = {
  staffId: number
  isRemembered: boolean
  address: string
  agent: string
  /** `Authorization` of the request that signs in: the session which the new one replaces, if it is the same person's. */
  replaced: string | undefined
}

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(database: Database, now: () => Date) {
  const noteUse = async (tokenHash: string, at: Date) => {
    const before = new Date(at.getTime() - useNotedEvery)
    try {
      await database
        .update(accessTokenTable)
        .set({ last_used_at: at })
        .where(and(eq(accessTokenTable.token_hash, tokenHash), lte(accessTokenTable.last_used_at, before)))
    } catch (error) {
      // Sessions can be read while nothing can be written.
      if (toStorageRefusal(error)?.status !== diskFull) throw error
    }
  }
  const isValid = (at: Date) => {
    const { is_remembered, last_used_at, expires_at } = accessTokenTable
    const isUsed = (since: number) => gt(last_used_at, new Date(at.getTime() - since))
    return and(
      gt(expires_at, at),
      isUsed(unusedFor.remembered),
      or(eq(is_remembered, true), isUsed(unusedFor.session)),
    )
  }
  const isOpen = (staffId: number) => and(eq(accessTokenTable.staff_id, staffId), isValid(now()))

  return {
    async findStaff(identifierKey: string) {
      const [found] = await database
        .select()
        .from(staffTable)
        .where(
          and(
            or(eq(staffTable.email, identifierKey), eq(staffTable.phone, identifierKey)),
            isNull(staffTable.disabled_at),
          ),
        )
      return found
    },

    /** Whether the person has signed in from this network in the last 30 days. */
    async isKnown(staffId: number, network: string): Promise<boolean> {
      const rows = await database
        .select({ network: knownNetworkTable.network })
        .from(knownNetworkTable)
        .where(
          and(
            eq(knownNetworkTable.staff_id, staffId),
            eq(knownNetworkTable.network, network),
            gt(knownNetworkTable.last_at, new Date(now().getTime() - networkKnownFor)),
          ),
        )
      return rows.length > 0
    },

    async startSession({ staffId, isRemembered, address, agent, replaced }: NewSession): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const opened = now()
      const expires = opened.getTime() + (isRemembered ? lifetime.remembered : lifetime.session)
      const replacedToken = readToken(replaced)
      await database.delete(accessTokenTable).where(lte(accessTokenTable.expires_at, opened))
      const unknown = new Date(opened.getTime() - networkKnownFor)
      await database.delete(knownNetworkTable).where(lte(knownNetworkTable.last_at, unknown))
      await inTransaction(database, async (transaction) => {
        if (replacedToken !== undefined) {
          const isReplaced = eq(accessTokenTable.token_hash, hashToken(replacedToken))
          await transaction
            .delete(accessTokenTable)
            .where(and(isReplaced, eq(accessTokenTable.staff_id, staffId)))
        }
        const known = { staff_id: staffId, network: toNetwork(address), last_at: opened }
        await transaction
          .insert(knownNetworkTable)
          .values(known)
          .onConflictDoUpdate({
            target: [knownNetworkTable.staff_id, knownNetworkTable.network],
            set: { last_at: opened },
          })
        await transaction.insert(accessTokenTable).values({
          token_hash: hashToken(token),
          staff_id: staffId,
          created_at: opened,
          last_used_at: opened,
          expires_at: new Date(expires),
          address,
          agent: agent.slice(0, longestAgent),
          is_remembered: isRemembered,
        })
        const newest = transaction
          .select({ id: accessTokenTable.id })
          .from(accessTokenTable)
          .where(eq(accessTokenTable.staff_id, staffId))
          .orderBy(desc(accessTokenTable.id))
          .limit(mostSessions)
        await transaction
          .delete(accessTokenTable)
          .where(and(eq(accessTokenTable.staff_id, staffId), notInArray(accessTokenTable.id, newest)))
      })
      return token
    },

    /** The last used session comes first. */
    async listSessions({ id, tokenHash }: Staff): Promise<OpenSession[]> {
      const rows = await database
        .select()
        .from(accessTokenTable)
        .where(isOpen(id))
        .orderBy(desc(accessTokenTable.last_used_at), desc(accessTokenTable.id))
      return rows.map((row) => ({
        id: row.id,
        device: toDevice(row.agent),
        address: row.address,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        is_current: row.token_hash === tokenHash,
        is_remembered: row.is_remembered,
      }))
    },

    /** False where the person has no such session. */
    async endSession(staffId: number, sessionId: number): Promise<boolean> {
      const ended = await database
        .delete(accessTokenTable)
        .where(and(eq(accessTokenTable.id, sessionId), isOpen(staffId)))
        .returning({ id: accessTokenTable.id })
      return ended.length > 0
    },

    async endEverySession(staffId: number): Promise<void> {
      await database.delete(accessTokenTable).where(eq(accessTokenTable.staff_id, staffId))
    },

    /** Throws 401 where the `Authorization` header holds no valid bearer token. */
    async authenticate(authorization: string | undefined): Promise<Staff> {
      const token = readToken(authorization)
      if (token === undefined) throw unauthorized('Sign in to use the admin API')
      const at = now()
      const tokenHash = hashToken(token)
      const [found] = await database
        .select({
          id: staffTable.id,
          name: staffTable.name,
          permissions: staffTable.permissions,
          sessionId: accessTokenTable.id,
          usedAt: accessTokenTable.last_used_at,
        })
        .from(accessTokenTable)
        .innerJoin(staffTable, eq(staffTable.id, accessTokenTable.staff_id))
        .where(and(eq(accessTokenTable.token_hash, tokenHash), isValid(at), isNull(staffTable.disabled_at)))
      if (found === undefined) throw unauthorized('The session has ended. Sign in again.')
      const { usedAt, ...staff } = found
      if (at.getTime() - usedAt.getTime() >= useNotedEvery) await noteUse(tokenHash, at)
      return { ...staff, tokenHash }
    },
  }
}

const readToken = (authorization: string | undefined) => /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

const unauthorized = (message: string) =>
  new ApiError(401, message, { headers: { 'www-authenticate': 'Bearer' } })
