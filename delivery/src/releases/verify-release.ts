import { readFile } from 'node:fs/promises'
import type { ReleaseRecord } from '@console/shared/release'
import { releaseSchema } from '@console/shared/release'
import { toIntegrity } from './hash-files.ts'
import { renderSiteDocument } from './move-pointer.ts'
import { readPointer } from './read-release.ts'
import { toCanonicalJson, toReleaseId } from './release-id.ts'
import type { SiteLayout } from './site-layout.ts'

export type FileProblem = { address: string; problem: 'missing' | 'differs' }
/** `checked` counts the files looked at; the release is whole when `problems` is empty. */
export type Verification = { id: string; checked: number; problems: FileProblem[] }

/** Hashes every file of a release again, and its record against the id made from its content. */
export async function verifyFiles(layout: SiteLayout, record: ReleaseRecord): Promise<Verification> {
  const files = await Promise.all(
    Object.entries(record.files).map(([address, integrity]) => checkFile(layout, address, integrity)),
  )
  const own: FileProblem[] =
    toReleaseId(record) === record.id ? [] : [{ address: `/releases/${record.id}.json`, problem: 'differs' }]
  return { id: record.id, checked: files.length, problems: [...files.flat(), ...own] }
}

/** As {@link verifyFiles} does and, for the current release, also the pointer and the document. */
export async function verifyRelease(layout: SiteLayout, record: ReleaseRecord): Promise<Verification> {
  const verification = await verifyFiles(layout, record)
  return { ...verification, problems: [...verification.problems, ...(await checkPointer(layout, record))] }
}

async function checkFile(layout: SiteLayout, address: string, integrity: string): Promise<FileProblem[]> {
  const content = await readFile(layout.address(address)).catch(() => undefined)
  if (content === undefined) return [{ address, problem: 'missing' }]
  return toIntegrity(content) === integrity ? [] : [{ address, problem: 'differs' }]
}

async function checkPointer(layout: SiteLayout, record: ReleaseRecord): Promise<FileProblem[]> {
  const pointer = await readPointer(layout)
  if (pointer?.release.id !== record.id) return []
  const problems: FileProblem[] = []
  if (toCanonicalJson(pointer.release) !== toCanonicalJson(releaseSchema.parse(record)))
    problems.push({ address: '/releases/current.json', problem: 'differs' })
  const document = await readFile(layout.document, 'utf8').catch(() => undefined)
  if (document === undefined) problems.push({ address: '/index.html', problem: 'missing' })
  else if (document !== (await renderSiteDocument(layout, record).catch(() => undefined)))
    problems.push({ address: '/index.html', problem: 'differs' })
  return problems
}
