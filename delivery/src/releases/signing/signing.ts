import type { ReleaseRecord } from '@console/shared/release'
import { joinSigned, type SignedPointer, splitSigned } from '@console/shared/release/signed-text'
import { ReleaseError } from '../../errors/release-error.ts'
import { findCurrent, type LoadedSite } from '../records/load-site.ts'
import type { StoredPointer } from '../records/parse-stored.ts'
import type { ConsolePlace } from '../rules/console-place.ts'
import { toIntegrity } from '../site/hash-files.ts'
import { isSignedBy, type ReleaseKey } from './release-key.ts'

/** How a move is signed. */
export type Signing = {
  key: ReleaseKey
  /** Public keys whose signatures are trusted besides those of the own key. */
  trusted?: readonly string[]
  /** Milliseconds after which the pointer has to be renewed; never when absent. */
  validFor?: number | undefined
  /** Signs the current release although no trusted key has signed it. */
  adopt?: boolean
  /** The console's address by environment; browsers at another origin then do not start its release. */
  origins?: ReadonlyMap<string, string>
}

const listBelieved = ({ key, trusted = [] }: Signing) => [key.publicKey, ...trusted]

/**
 * A move starts from the current release. It has to be signed already, so that nothing gets signed that somebody else put
 * into the folder; and a signed release is followed by a signed one.
 * @throws ReleaseError `untrusted`, `unsigned`.
 */
export function assertTrusted(
  site: LoadedSite,
  {
    signing,
    unsigned = false,
    place = {},
  }: { signing?: Signing | undefined; unsigned?: boolean | undefined; place?: ConsolePlace | undefined },
): void {
  if (!unsigned) expectKnownKey(signing, place)
  const current = findCurrent(site)
  if (current === undefined) return
  if (signing === undefined) {
    if (current.signed === undefined || unsigned) return
    throw new ReleaseError(
      'unsigned',
      'The current release is signed, and consoles whose config.json names a key start no other. Give the key: --key <file>, or RELEASE_KEY_FILE. To do without signatures from now on, say --unsigned.',
    )
  }
  if (signing.adopt) return
  const problems = findSignatureProblems(site, current, listBelieved(signing))
  if (problems.length === 0) return
  throw new ReleaseError(
    'untrusted',
    `The current release of ${site.layout.dir} is not signed by this key: ${problems.join(', ')}. Somebody may have changed it. If another key signed it, name that with --trust <public key>; if it was never signed, look it over (pnpm release verify) and say --adopt.`,
  )
}

/** Before the first release that is signed, nothing else would tell. */
function expectKnownKey(signing: Signing | undefined, { releaseKeys = [] }: ConsolePlace): void {
  if (releaseKeys.length === 0 || (signing && releaseKeys.includes(signing.key.publicKey))) return
  const [code, how] =
    signing === undefined
      ? (['unsigned', 'by no key'] as const)
      : (['untrusted', `by ${signing.key.publicKey}`] as const)
  throw new ReleaseError(
    code,
    `config.json of this console starts only what a key of its releaseKeys has signed, and this would be signed ${how}, so no browser would start it. Give the key: --key <file>, or RELEASE_KEY_FILE; or change releaseKeys first.`,
  )
}

/** Whether a trusted key signed the current release as it is. */
export function isTrusted(site: LoadedSite, signing: Signing): boolean {
  const current = findCurrent(site)
  return current !== undefined && findSignatureProblems(site, current, listBelieved(signing)).length === 0
}

/** Problems with the signatures of the current release, in words. Its files are not looked at. */
export function findSignatureProblems(
  { layout, pointer, records }: Pick<LoadedSite, 'layout' | 'pointer' | 'records'>,
  current: StoredPointer,
  publicKeys: readonly string[],
): string[] {
  const record = records.get(current.release.id)?.text ?? ''
  const split = splitSigned(pointer.text)
  if (split === null || current.signed === undefined) return ['/releases/current.json has no signature']
  if (!isSignedBy(publicKeys, 'pointer', split))
    return ['the signature of /releases/current.json is not valid']
  const { environment } = current.signed
  if (environment !== undefined && environment !== layout.environment)
    return [`/releases/current.json is signed for ${environment}, and this is ${layout.environment}`]
  if (toIntegrity(Buffer.from(record)) !== current.signed.record)
    return [`/releases/${current.release.id}.json is not the record that was signed`]
  return []
}

/** @throws ReleaseError `untrusted` when no trusted key has signed the record. */
export function assertTrustedRecord(site: LoadedSite, id: string, signing: Signing): void {
  if (signing.adopt || isRecordSignedBy(site, id, listBelieved(signing))) return
  throw new ReleaseError(
    'untrusted',
    `Release ${id} is not signed by this key, so the current one stays. If another key signed it, name that with --trust <public key>; if it was never signed, look it over (pnpm release verify ${id}) and say --adopt.`,
  )
}

export function isRecordSignedBy(
  { records }: Pick<LoadedSite, 'records'>,
  id: string,
  publicKeys: readonly string[],
): boolean {
  const split = splitSigned(records.get(id)?.text ?? '')
  return split !== null && isSignedBy(publicKeys, 'record', split)
}

/** The text of a record as it is stored. */
export function toRecordText(record: ReleaseRecord, signing: Signing | undefined): string {
  const text = `${JSON.stringify(record, null, 2)}\n`
  return signing === undefined ? text : joinSigned(signing.key.sign('record', text), text)
}

/** The text of a pointer as it is stored, with the fields of a signature where it is signed. */
export function toPointerText(
  { format, moved_at, release }: Omit<StoredPointer, 'signed'>,
  signing: Signing | undefined,
  {
    serial = 0,
    recordText,
    environment,
  }: { serial: number | undefined; recordText: string; environment: string },
): string {
  if (signing === undefined) return JSON.stringify({ format, moved_at, release })
  const now = Date.parse(moved_at)
  const origin = signing.origins?.get(environment)
  const signed: SignedPointer = {
    // The clock, so that a folder that was lost and recreated starts above every serial that browsers have seen.
    serial: Math.max(serial + 1, Math.floor(now / 1000)),
    ...(signing.validFor !== undefined && { expires_at: new Date(now + signing.validFor).toISOString() }),
    record: toIntegrity(Buffer.from(recordText)),
    environment,
    ...(origin !== undefined && { origin }),
  }
  const text = JSON.stringify({ format, moved_at, ...signed, release })
  return joinSigned(signing.key.sign('pointer', text), text)
}
