import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { realpathSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'
import { toSignedBytes } from '@console/shared/release/signed-text'
import { ReleaseError } from '../../errors/release-error.ts'

type Kind = Parameters<typeof toSignedBytes>[0]

/** Signs what is published. */
export type ReleaseKey = {
  /** 43 characters of base64url, for `releaseKeys` of `config.json`. */
  publicKey: string
  /** The signature of the text as a document of this kind, base64url. */
  sign(kind: Kind, text: string): string
}

function toReleaseKey(key: KeyObject): ReleaseKey {
  const { x: publicKey } = createPublicKey(key).export({ format: 'jwk' })
  if (publicKey === undefined) throw new Error('an Ed25519 key has an x coordinate')
  return {
    publicKey,
    sign: (kind, text) => sign(null, toSignedBytes(kind, text), key).toString('base64url'),
  }
}

/**
 * Makes a key and writes it where only its owner can read it.
 * @throws ReleaseError `key` when the file is there already or would stand in the release folder.
 */
export async function createReleaseKey(file: string, siteDir: string): Promise<ReleaseKey> {
  expectOutside(file, siteDir)
  const { privateKey } = generateKeyPairSync('ed25519')
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((cause: unknown) => {
    throw new ReleaseError(
      'key',
      `The key could not be written to ${file}: there may be a file of that name already.`,
      {
        cause,
      },
    )
  })
  return toReleaseKey(privateKey)
}

/** @throws ReleaseError `key` when the file is no key, is in the release folder, or can be read by others than its owner. */
export async function readReleaseKey(file: string, siteDir: string): Promise<ReleaseKey> {
  const found = await stat(file).catch((cause: unknown) => {
    throw new ReleaseError('key', `There is no key to read at ${file}.`, { cause })
  })
  expectOutside(file, siteDir)
  // Windows keeps other rules than these bits.
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
    throw new ReleaseError(
      'key',
      `Other accounts can use the key ${file}. Restrict it to its owner first: chmod 600 ${file}.`,
    )
  return toReleaseKey(parseKey(await readFile(file, 'utf8'), file))
}

function parseKey(text: string, file: string): KeyObject {
  const fail = (cause?: unknown) =>
    new ReleaseError('key', `${file} holds no Ed25519 key. Make one: pnpm release key new <file>.`, { cause })
  try {
    const key = createPrivateKey(text)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch (cause) {
    throw fail(cause)
  }
  throw fail()
}

/** A copy of the release folder must not contain the key. */
function expectOutside(file: string, siteDir: string): void {
  const path = relative(toRealPath(siteDir), toRealPath(file))
  if (path === '' || (path !== '..' && !path.startsWith(`..${sep}`)))
    throw new ReleaseError('key', `The key ${file} is inside the release folder. Keep it somewhere else.`)
}

function toRealPath(file: string): string {
  const path = resolve(file)
  try {
    return realpathSync(path)
  } catch {
    const above = dirname(path)
    return above === path ? path : resolve(toRealPath(above), relative(above, path))
  }
}

/** Whether the signature of a text is one of the given public keys. */
export function isSignedBy(
  publicKeys: readonly string[],
  kind: Kind,
  { signature, text }: { signature: string; text: string },
): boolean {
  const bytes = toSignedBytes(kind, text)
  return publicKeys.some((x) => {
    try {
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
      return verify(null, bytes, key, Buffer.from(signature, 'base64url'))
    } catch {
      return false // not a key
    }
  })
}
