import type { ConsoleConfig } from '@console/shared/config'
import { guardStorage } from '@console/shared/guarded-storage'
import { type SignedPointer, splitSigned, toSignedBytes } from '@console/shared/release/signed-text'
import { BootError } from './boot-error.ts'

/** Milliseconds by which this device's clock and the publisher's may differ. */
const clockTolerance = 24 * 60 * 60_000

const storage = guardStorage(() => localStorage)
const serialsKey = 'release-serials'

/**
 * Accepts a pointer that is signed by one of the keys, for this environment and origin, no older than the newest that this browser has seen, and not
 * expired. Throws `BootError`: a sentence for staff, with a code for support.
 */
export async function checkPointer(
  document: string,
  { releaseKeys: keys, environment }: Pick<ConsoleConfig, 'releaseKeys' | 'environment'>,
): Promise<void> {
  const split = splitSigned(document)
  if (split === null)
    fail('unsigned', 'is not signed by the publishers of the console', 'carries no signature')
  const key = await findSigner('pointer', split, keys)
  if (key === undefined)
    fail(
      'forged',
      'is not what the publishers of the console signed',
      'is signed by no key of releaseKeys in /config.json',
    )
  const pointer = readSigned(split.text)
  if (environment !== undefined && pointer.environment !== environment)
    fail(
      'elsewhere',
      'was made for another environment of the console',
      `is signed for ${pointer.environment ?? 'no environment'}, and /config.json names ${environment}`,
    )
  if (pointer.origin !== undefined && pointer.origin !== location.origin)
    fail('elsewhere', 'was made for a console at another address', `is signed for ${pointer.origin}`)
  const seen = readSerials()
  const newest = seen[key] ?? 0
  if (pointer.serial < newest)
    fail(
      'older',
      'is older than one that this browser has already started',
      `has the serial ${pointer.serial}, and ${newest} was seen`,
    )
  const { expires_at } = pointer
  if (expires_at !== undefined && !(Date.parse(expires_at) + clockTolerance >= Date.now()))
    fail(
      'expired',
      'has not been confirmed for too long, or this device’s clock is wrong',
      `expired on ${expires_at}`,
    )
  writeSerials(keys, { ...seen, [key]: pointer.serial })
}

function fail(code: string, what: string, details: string): never {
  throw new BootError(`The current release ${what}, so it was not started.`, [
    `release-${code}: /releases/current.json ${details}`,
  ])
}

/** The key that signed the text as this kind of document. Throws `BootError` if this browser cannot verify signatures. */
export async function findSigner(
  kind: Parameters<typeof toSignedBytes>[0],
  { signature, text }: { signature: string; text: string },
  keys: readonly string[],
): Promise<string | undefined> {
  const bytes = toSignedBytes(kind, text)
  const signed = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
  for (const x of keys) if (await isSignedBy(x, signed, bytes)) return x
  return undefined
}

async function isSignedBy(x: string, signature: BufferSource, bytes: BufferSource): Promise<boolean> {
  // Missing in browsers before 2025 and on plain http.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  try {
    if (subtle === undefined) throw new DOMException('No WebCrypto', 'NotSupportedError')
    const key = await subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', key, signature, bytes)
  } catch (error) {
    if ((error as Error).name === 'NotSupportedError')
      fail(
        'uncheckable',
        'cannot be checked by this browser',
        'needs Ed25519 of WebCrypto: a browser of 2025 or later, and https',
      )
    return false // Not a key.
  }
}

function readSigned(text: string): SignedPointer {
  const pointer: Partial<SignedPointer> = JSON.parse(text)
  // The other fields were checked with the release, or do not concern browsers.
  if (Number.isSafeInteger(pointer.serial)) return pointer as SignedPointer
  return fail('forged', 'is not usable', 'has no serial')
}

/** The highest serial seen by this browser, per key. */
function readSerials(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.read(serialsKey) ?? '{}')
    const serials = Object.entries(stored ?? {}).filter(([, serial]) => Number.isSafeInteger(serial))
    return Object.fromEntries(serials)
  } catch {
    return {}
  }
}

function writeSerials(keys: readonly string[], serials: Record<string, number>) {
  const kept = Object.entries(serials).filter(([key]) => keys.includes(key))
  storage.write(serialsKey, JSON.stringify(Object.fromEntries(kept)))
}
