import { hash } from 'node:crypto'
import type { ReleaseRecord } from '@console/shared/release'

/** What a release is, apart from who made it, when and why. */
export type ReleaseContent = Omit<ReleaseRecord, 'id' | 'created_at'>

/** `r-` and 12 hex digits made from the content alone: the same combination has the same id everywhere. */
export function toReleaseId({ format, shell, remotes, files }: ReleaseContent): string {
  return `r-${hash('sha256', toCanonicalJson({ format, shell, remotes, files })).slice(0, 12)}`
}

/** JSON with the keys of every object in order, so that equal values are equal text. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
