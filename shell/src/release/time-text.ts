import { formatTime } from '@console/shared/ui/time'
import { parseTimestamp } from '@console/values/time/timestamp'

/** Unparseable times are shown as written. */
export function toTimeText(text: string): string {
  const at = parseTimestamp(text)
  return Number.isNaN(at) ? text : formatTime(at)
}
