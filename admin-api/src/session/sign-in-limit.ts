import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { ApiError } from '../http/api-error.ts'
import { signInLimitTable } from './sign-in-limit-table.ts'

const windowMs = 15 * 60_000
const sweepEveryMs = 60_000

/**
 * Failures allowed within the window, by what they are counted by, from the narrowest. Rows are always locked in this order.
 * For an account and a network together, as many as a person mistypes; for an account, fewer than the 100 that NIST SP 800-63B
 * allows; for a network, what an office mistypes; for a site, which has many networks where addresses are IPv6, what a provider's
 * customers do together. There is none for everybody: strangers would lock all staff out with it. What all attempts together cost
 * is bounded where passwords are checked.
 */
const ceilings = [
  ['pair', 5],
  ['account', 30],
  ['network', 50],
  ['site', 200],
] as const

type Attempted = {
  /** The email or phone number that was typed, in one spelling. */
  account: string
  network: string
  /** The wider network that this one is a part of. */
  site: string
  /** The person has signed in from there before: strangers elsewhere, however many, cannot lock them out. */
  isKnown: boolean
}

export type SignInAttempt = {
  /** The limits that this attempt reached. */
  reached: readonly string[]
  /** The password was right: the failures of this person from here are forgotten, those of others stay. */
  succeed(): Promise<void>
}

/** Kept in the database, so that all processes on it count together. */
export function createSignInLimit(database: Database, now: () => Date) {
  let sweptAt = 0

  async function sweep(at: Date) {
    if (at.getTime() - sweptAt < sweepEveryMs) return
    sweptAt = at.getTime()
    // Rows in use are passed over: waiting for one while holding another could wait for ever.
    await database.execute(sql`
      delete from ${signInLimitTable} where key in (
        select key from ${signInLimitTable}
        where not exists (select from unnest(times) as time where time > ${toSince(at)}::timestamptz)
        for update skip locked
      )`)
  }

  async function takeBack(keys: readonly string[], at: Date) {
    const position = sql`array_position(times, ${at.toISOString()}::timestamptz)`
    for (const key of keys) {
      await database.execute(sql`
        update ${signInLimitTable} set times = times[:${position} - 1] || times[${position} + 1:]
        where key = ${key} and ${position} is not null`)
    }
  }

  return {
    /** Counts an attempt before it is decided, so that many at once cannot slip through; throws 429 when it is one too many. */
    async begin({ account, network, site, isKnown }: Attempted): Promise<SignInAttempt> {
      const at = now()
      const keys = toKeys({ account, network, site })
      const binding = isKnown ? keys.slice(0, 1) : keys
      const refuse = (rows: readonly Found[]) => {
        const ends = rows.flatMap(({ key, fullSince }) =>
          fullSince !== null && binding.includes(key) ? [fullSince + windowMs] : [],
        )
        if (ends.length > 0) throw toRefusal(Math.max(...ends) - at.getTime())
      }

      await sweep(at)
      // Reads before it writes, so that refusing a flood writes nothing.
      refuse(
        await database
          .select(toFound(keys, at, 0))
          .from(signInLimitTable)
          .where(inArray(signInLimitTable.key, keys)),
      )
      const counted = await inTransaction(database, async (transaction) => {
        const rows = await transaction
          .insert(signInLimitTable)
          .values(keys.map((key) => ({ key, times: [at] })))
          .onConflictDoUpdate({
            target: signInLimitTable.key,
            set: { times: sql`array(${recentTimes(at)}) || ${at.toISOString()}::timestamptz` },
          })
          .returning(toFound(keys, at, 1))
        refuse(rows)
        return rows
      })
      const [pair = '', ...wider] = keys
      return {
        reached: ceilings.flatMap(([name, ceiling], index) =>
          counted.some(({ key, count }) => key === keys[index] && count === ceiling) ? [name] : [],
        ),
        async succeed() {
          await database.delete(signInLimitTable).where(eq(signInLimitTable.key, pair))
          await takeBack(wider, at)
        },
      }
    },
  }
}

/** `fullSince`, in milliseconds: while it is in the window, nothing more fits below the ceiling. */
type Found = { key: string; count: number; fullSince: number | null }

/** `own`: times of this caller. Counted in the database, since there may be hundreds. */
function toFound(keys: readonly string[], at: Date, own: 0 | 1) {
  const cases = ceilings.map(([, ceiling], index) => sql`when ${keys[index]} then ${ceiling + own}::int`)
  const position = sql`case ${signInLimitTable.key} ${sql.join(cases, sql` `)} end`
  const newestFirst = sql`array(${recentTimes(at)} order by time desc)`
  return {
    key: signInLimitTable.key,
    count: sql<number>`cardinality(array(${recentTimes(at)}))`,
    fullSince: sql<number | null>`(extract(epoch from (${newestFirst})[${position}]) * 1000)::float8`,
  }
}

const recentTimes = (at: Date) =>
  sql`select time from unnest(${signInLimitTable.times}) as time where time > ${toSince(at)}::timestamptz`

const toSince = (at: Date) => new Date(at.getTime() - windowMs).toISOString()

function toKeys({ account, network, site }: Omit<Attempted, 'isKnown'>): string[] {
  const counted = { pair: [account, network], account: [account], network: [network], site: [site] }
  return ceilings.map(([name]) =>
    createHash('sha256')
      .update(JSON.stringify([name, ...counted[name]]))
      .digest('hex'),
  )
}

function toRefusal(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? count(seconds, 'second') : count(minutes, 'minute')
  return new ApiError(429, `Too many failed attempts to sign in. Try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
