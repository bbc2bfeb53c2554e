import type { RecordId } from '@console/shared/http/record-list'
import { parseRecordId } from '@console/values/ids/parse-record-id'
import { data } from 'react-router'

/** The id in an address; an invalid one is a page that does not exist. */
export function parseArticleId(param: string | undefined): RecordId {
  const id = parseRecordId(param)
  if (id === undefined) throw data(null, { status: 404 })
  return id
}
