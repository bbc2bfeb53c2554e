import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { type ApiError, unavailable } from '../http/api-error.ts'
import { createBulkhead } from './bulkhead.ts'

/** One of the settings OWASP's password storage cheat sheet gives for scrypt: 16 MiB, about a tenth of a second. */
const cost = { N: 2 ** 14, r: 8, p: 5 }
const keyLength = 32

/** Half of Node's thread pool, which also reads files and resolves names. All that wait are served within 15 seconds. */
const passwordChecks = { mostRunning: 2, mostWaiting: 256 }

/** `scrypt$N$r$p$salt$key`, so that the cost can be raised without losing older passwords. */
export async function hashPassword(password: string, { N, r, p } = cost): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** A null hash stands for an unknown person: it takes the same time and is never right. To be run {@link inTurn}. */
export async function isPasswordRight(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? nobodysHash).split('$')
  const expected = Buffer.from(key ?? '', 'base64')
  const settings = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await deriveKey(password, Buffer.from(salt ?? '', 'base64'), settings)
  const isSame = expected.length === derived.length && timingSafeEqual(expected, derived)
  return isSame && hash !== null
}

/**
 * Runs everything that leads to a password check, counting the attempt included. One queue protects the threads, memory
 * and connections of the whole process. Throws 503 when too many wait.
 */
export const inTurn = createBulkhead({ ...passwordChecks, toRefusal: toQueueRefusal })

export function toQueueRefusal(): ApiError {
  return unavailable('Too many people are signing in at this moment. Try again in a few seconds.')
}

const nobodysHash = ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(24), 'A'.repeat(44)].join('$')

function deriveKey(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letter can be typed as one code point or two; NFKC makes them one password.
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}
