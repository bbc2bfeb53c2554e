import { ApiError } from '../http/api-error.ts'
import { readTags } from '../http/entity-tag.ts'

type Versioned = { id: number; updated_at: string }

/** A strong `ETag` (RFC 9110 §8.8.3): every write moves `updated_at` on. */
export const toVersionTag = ({ id, updated_at }: Versioned) =>
  `"${id}-${Date.parse(updated_at).toString(36)}"`

/** Throws 412 where `If-Match` (RFC 9110 §13.1.1) names other versions than the one that is there. */
export function requireVersion(ifMatch: string | undefined, current: Versioned, subject: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const tag = toVersionTag(current)
  if (readTags(ifMatch).includes(tag)) return
  throw new ApiError(
    412,
    `Somebody changed this ${subject} after it was read. Read it again, so that nobody’s change is lost.`,
    { headers: { etag: tag } },
  )
}
