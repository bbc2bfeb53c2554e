import type { RecordId } from '@console/shared/http/record-list'
import { parseRecordId } from '@console/values/ids/parse-record-id'
import { data } from 'react-router'

/** Throws a 404 for anything but an id. */
export function parseMockId(text: string | undefined): RecordId {
  const id = parseRecordId(text)
  if (id === undefined) throw data(null, { status: 404 })
  return id
}
