import { hash } from 'node:crypto'
import type { Release, ReleaseRecord } from '@console/shared/release'

/** The content of a release: everything but when it was made and whether it was run in a browser. */
export type ReleaseContent = Omit<ReleaseRecord, 'id' | 'created_at' | 'smoke'>

const ofItsMaking = new Set(['id', 'created_at', 'smoke'])

/** Everything else belongs to the content, also what only a newer command line knows of. */
export const toContent = (record: ReleaseRecord): ReleaseContent =>
  omit(record, ofItsMaking) as ReleaseContent

const ofRecordAlone = new Set(['created_at', 'smoke', 'files'])

/** The part of a record that stands in the pointer. */
export function toRelease(record: ReleaseRecord): Release {
  // The files of shared modules are only needed for the document, which is made from the record.
  return { ...(omit(record, ofRecordAlone) as Release), shell: { ...record.shell, provided: {} } }
}

// The callers type the result: only the names are left out.
const omit = (release: object, names: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(release).filter(([name]) => !names.has(name)))

/** `r-` and 12 hex digits made from the content alone: the same combination has the same id everywhere. */
export function toReleaseId(content: ReleaseContent): string {
  return `r-${hash('sha256', toCanonicalJson(omit(content, ofItsMaking))).slice(0, 12)}`
}

/** JSON with the keys of every object in order, so that equal values are equal text. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
