import { parseTimestamp } from '@console/values/time/timestamp'
import { formatRelativeTime, formatTime } from './time.ts'

/** A wire timestamp as "3 days ago", with the exact time on hover; an invalid one as received. */
export function RelativeTime({ at }: { at: string }) {
  const moment = parseTimestamp(at)
  if (Number.isNaN(moment)) return at || '–'
  return (
    <time dateTime={at} title={formatTime(moment)}>
      {formatRelativeTime(moment)}
    </time>
  )
}
