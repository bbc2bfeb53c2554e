import { RelativeTime } from '@console/shared/ui/relative-time'
import { isTimestamp } from '@console/values/time/timestamp'

/** A mock or a row of a list. */
type Changed = { [field: string]: unknown }

/** Optional in rows: the specification does not name it. */
export function readLastChange(record: Changed) {
  const { updated_at: at, updated_by: by } = record
  if (typeof at !== 'string' || !isTimestamp(at)) return null
  return { at, by: typeof by === 'string' && by !== '' ? by : null }
}

/** “3 days ago by Amelia Hart” */
export function LastChange({ of }: { of: Changed }) {
  const last = readLastChange(of)
  if (last === null) return '–'
  return (
    <>
      <RelativeTime at={last.at} />
      {last.by !== null && ` by ${last.by}`}
    </>
  )
}
