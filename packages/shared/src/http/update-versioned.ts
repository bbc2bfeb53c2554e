import { isStale } from '../errors/errors.ts'
import type { Versioned, WriteGuard } from './api-client.ts'

/** How often a record is read and written at most while others write it as well. */
const attemptLimit = 4

/**
 * Writes over the version that was read a moment before, and where the server says that it has another by now (412), reads and
 * decides again. `write` gets null for a record that is gone. Rejects with the last 412 when others were always faster, and
 * with what `read` and `write` reject with. Of a server without versions, what others write in between is written over.
 */
export async function updateVersioned<Value, Result>(
  read: () => Promise<Versioned<Value> | null>,
  write: (value: Value | null, guard: WriteGuard) => Promise<Result>,
): Promise<Result> {
  let refused: string | null = null
  for (let attempts = 1; ; attempts++) {
    const found = await read()
    const version = found?.version ?? null
    // What is refused and given out again is not the server's own any more: proxies that compress write others.
    const ifMatch: string | null = version === refused ? null : version
    try {
      return await write(found?.value ?? null, { ifMatch })
    } catch (error) {
      if (!isStale(error) || ifMatch === null || attempts === attemptLimit) throw error
      refused = ifMatch
    }
  }
}
