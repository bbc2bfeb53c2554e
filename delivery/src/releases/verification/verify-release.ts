import { readFile } from 'node:fs/promises'
import type { ReleaseRecord } from '@console/shared/release'
import { findAllMismatches } from '../contract/find-mismatches.ts'
import { buildReleaseFiles, toPointed } from '../document/build-release-files.ts'
import { renderSiteDocument } from '../document/render-document.ts'
import { findCurrent, type LoadedSite } from '../records/load-site.ts'
import { listOrphanedFiles } from '../records/orphaned-files.ts'
import type { StoredPointer } from '../records/parse-stored.ts'
import { toCanonicalJson, toContent, toRelease, toReleaseId } from '../records/release-id.ts'
import { findSignatureProblems, isRecordSignedBy } from '../signing/signing.ts'
import { toIntegrity } from '../site/hash-files.ts'
import type { PublishedFiles } from '../site/published-files.ts'

/** `orphaned`: the file would be served, and no release names it. */
export type FileProblem = { address: string; problem: 'missing' | 'differs' | 'orphaned' }
/**
 * `checked` counts the files looked at; the release is whole when `problems`, `distrust` and `mismatches` are empty. `distrust` says
 * why its signatures are not valid; `isSignatureChecked` whether they were checked.
 */
export type Verification = {
  id: string
  checked: number
  problems: FileProblem[]
  distrust: string[]
  isSignatureChecked: boolean
  /** Sentences on modules and names that its remotes use and its shell does not provide; empty while files are missing. */
  mismatches: string[]
}

/** Hashes every file of a release again, and its record against the id made from its content. */
export async function verifyFiles(
  published: PublishedFiles,
  record: ReleaseRecord,
): Promise<Pick<Verification, 'id' | 'checked' | 'problems'>> {
  const files = Object.entries(record.files)
  const own: FileProblem[] =
    toReleaseId(toContent(record)) === record.id
      ? []
      : [{ address: `/releases/${record.id}.json`, problem: 'differs' }]
  return { id: record.id, checked: files.length, problems: [...(await checkFiles(published, files)), ...own] }
}

/**
 * As {@link verifyFiles}, and looks for files that no release names; for the current release also checks the pointer and the
 * document. With public keys, one of them has to have signed it.
 */
export async function verifyRelease(
  site: LoadedSite,
  record: ReleaseRecord,
  publicKeys: readonly string[],
): Promise<Verification> {
  const { id, checked, problems } = await verifyFiles(site.published, record)
  const pointer = findCurrent(site)
  const current = pointer?.release.id === id ? pointer : undefined
  return {
    id,
    checked,
    problems: [
      ...problems,
      ...(current ? await checkReleaseFiles(site.published, record) : []),
      ...(current ? await checkPointer(site, record, current) : []),
      ...(await listOrphanedFiles(site)).map((address) => ({ address, problem: 'orphaned' as const })),
    ],
    distrust: publicKeys.length === 0 ? [] : findDistrust(site, { id, current, publicKeys }),
    isSignatureChecked: publicKeys.length > 0,
    mismatches: problems.length > 0 ? [] : await findAllMismatches(site.published, record),
  }
}

type Signed = { id: string; current: StoredPointer | undefined; publicKeys: readonly string[] }

function findDistrust(site: LoadedSite, { id, current, publicKeys }: Signed): string[] {
  const isSigned = isRecordSignedBy(site, id, publicKeys)
  const ofRecord = isSigned ? [] : [`the signature of /releases/${id}.json is missing or not valid`]
  if (current === undefined) return ofRecord
  const ofPointer = findSignatureProblems(site, current, publicKeys)
  // A pointer that was signed before environments were is accepted as the start of a move, but is not whole.
  const isBound = current.signed === undefined || current.signed.environment !== undefined
  const ofEnvironment = isBound
    ? []
    : ['/releases/current.json is signed for no environment; sign it again: pnpm release renew']
  const expires = current.signed?.expires_at
  const isExpired = expires !== undefined && Date.parse(expires) < Date.now()
  return [
    ...ofRecord,
    ...ofPointer,
    ...ofEnvironment,
    ...(isExpired ? [`/releases/current.json expired on ${expires}`] : []),
  ]
}

/** The files that are missing or do not match their integrity, by address. */
export async function checkFiles(
  published: PublishedFiles,
  files: readonly (readonly [address: string, integrity: string])[],
): Promise<FileProblem[]> {
  const found = await Promise.all(
    files.map(([address, integrity]) => checkFile(published, address, integrity)),
  )
  return found.flat()
}

async function checkFile(
  published: PublishedFiles,
  address: string,
  integrity: string,
): Promise<FileProblem[]> {
  const content = await published.read(address).catch(() => undefined)
  if (content === undefined) return [{ address, problem: 'missing' }]
  return toIntegrity(content) === integrity ? [] : [{ address, problem: 'differs' }]
}

async function checkPointer(
  { layout, published }: LoadedSite,
  record: ReleaseRecord,
  pointer: StoredPointer,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = []
  if (!isPointerTo(record, pointer)) problems.push({ address: '/releases/current.json', problem: 'differs' })
  const document = await readFile(layout.document, 'utf8').catch(() => undefined)
  if (document === undefined) problems.push({ address: '/index.html', problem: 'missing' })
  else if (
    document !==
    (await renderSiteDocument(published, record, pointer.signed !== undefined).catch(() => undefined))
  )
    problems.push({ address: '/index.html', problem: 'differs' })
  return problems
}

function isPointerTo(record: ReleaseRecord, { release, format }: StoredPointer): boolean {
  const whole = toRelease(record)
  // An older pointer has the shell as the record has it.
  const known: object[] = [whole, { ...whole, shell: record.shell }]
  const files = buildReleaseFiles(record)
  if (format === 2 && files !== undefined) known.push(toPointed(record, files, release.recent))
  return known.map(toCanonicalJson).includes(toCanonicalJson(release))
}

/** Checks index and details of a release; a problem for each that is missing or differs. */
async function checkReleaseFiles(published: PublishedFiles, record: ReleaseRecord): Promise<FileProblem[]> {
  const texts = [...(buildReleaseFiles(record)?.texts ?? [])]
  return checkFiles(
    published,
    texts.map(([address, text]) => [address, toIntegrity(Buffer.from(text))] as const),
  )
}
