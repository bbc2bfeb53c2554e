import { entries, get, setMany } from 'idb-keyval'
import * as z from 'zod/mini'
import { deviceDatabase } from '../api/device-database.ts'

const database = deviceDatabase('console-mock-checks', 'checks')

/** Older ones are dropped. */
const mostChecks = 20

const checksSchema = z.catch(
  z.array(z.object({ at: z.number(), errors: z.number(), warnings: z.number() })),
  [],
)
export type KeptCheck = z.infer<typeof checksSchema>[number]

const toKey = (owner: string, mock: string) => `${owner} ${mock}`

/** A mock’s results from runs over all mocks, oldest first; empty if the browser blocks storage. */
export async function listChecks(owner: string, mock: string): Promise<KeptCheck[]> {
  return checksSchema.parse(await get(toKey(owner, mock), database()).catch(() => []))
}

/** Adds a run’s results, keyed such as `reading/5`, for mocks whose result has changed. */
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
