import { entries, get, setMany } from 'idb-keyval'
import * as z from 'zod/mini'
import { deviceDatabase } from '../api/device-database.ts'

const database = deviceDatabase('console-mock-checks', 'checks')

/** Older ones are forgotten. */
const mostChecks = 20

const checksSchema = z.catch(
  z.array(z.object({ at: z.number(), errors: z.number(), warnings: z.number() })),
  [],
)
export type KeptCheck = z.infer<typeof checksSchema>[number]

const toKey = (owner: string, mock: string) => `${owner} ${mock}`

/** What runs over all mocks found in one of them, the oldest first; nothing where this browser stores nothing. */
export async function listChecks(owner: string, mock: string): Promise<KeptCheck[]> {
  return checksSchema.parse(await get(toKey(owner, mock), database()).catch(() => []))
}

/** Keeps what a run found, by `reading/5`, of each mock in which it is something else than the last time. */
export async function keepChecks(owner: string, found: ReadonlyMap<string, KeptCheck>): Promise<void> {
  const known = new Map(await entries<string, unknown>(database()))
  const changed = [...found].flatMap(([mock, check]) => {
    const key = toKey(owner, mock)
    const checks = checksSchema.parse(known.get(key) ?? [])
    const last = checks.at(-1)
    const isKnown = last?.errors === check.errors && last.warnings === check.warnings
    return isKnown ? [] : [[key, [...checks, check].slice(-mostChecks)] satisfies [string, KeptCheck[]]]
  })
  if (changed.length > 0) await setMany(changed, database())
}
