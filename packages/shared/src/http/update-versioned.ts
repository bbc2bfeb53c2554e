import { isStale } from '../errors/errors.ts'
import type { Versioned, WriteGuard } from './api-client.ts'

/** Maximum number of attempts while others write the same record. */
const attemptLimit = 4

/**
 * Reads a record and writes it conditionally on the version read; after a 412, reads and decides again. `write` gets
 * null if the record is gone. Rejects with the last 412 if others were always faster, and with errors of `read` and
 * `write`. On a server without versions, writes made in between are overwritten.
 */
export async function updateVersioned<Value, Result>(
  read: () => Promise<Versioned<Value> | null>,
  write: (value: Value | null, guard: WriteGuard) => Promise<Result>,
): Promise<Result> {
  let refused: string | null = null
  for (let attempts = 1; ; attempts++) {
    const found = await read()
    const version = found?.version ?? null
    // A version that was refused and then returned again does not come from the server: compressing proxies rewrite
    // ETags.
    const ifMatch: string | null = version === refused ? null : version
    try {
      return await write(found?.value ?? null, { ifMatch })
    } catch (error) {
      if (!isStale(error) || ifMatch === null || attempts === attemptLimit) throw error
      refused = ifMatch
    }
  }
}
