import { recordIdPattern } from '@console/values/ids/parse-record-id'
import { parseTimestamp } from '@console/values/time/timestamp'
import * as z from 'zod/mini'
import { formatRelativeTime } from '../ui/time.ts'

/** Most records have both; the specification promises neither. */
const lastChangeSchema = z.object({
  updated_by: z.catch(z.nullish(z.union([z.string(), z.number()])), null),
  updated_at: z.catch(z.nullish(z.string()), null),
})

/** "Amelia Hart saved it 3 minutes ago", as far as the record tells. */
export function describeLastChange(record: unknown): string {
  const { updated_by, updated_at } = lastChangeSchema.safeParse(record).data ?? {}
  const at = updated_at == null ? Number.NaN : parseTimestamp(updated_at)
  const when = Number.isNaN(at) ? '' : ` ${formatRelativeTime(at)}`
  if (updated_by == null || updated_by === '') return `It was saved${when || ' after you opened it'}`
  return `${recordIdPattern.test(String(updated_by)) ? `User ${updated_by}` : updated_by} saved it${when}`
}
