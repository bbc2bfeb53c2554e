import type { RecordId } from '@console/shared/http/record-list'
import { urlFlag } from '@console/shared/ui/url-state'
import { parseRecordId } from '@console/values/ids/parse-record-id'
import * as z from 'zod/mini'

const urlId = z.pipe(z.optional(z.string()), z.transform(parseRecordId))

/** Query parameters while a record is open over its list: `edit=7`, `new` or `new&copy=7`. */
export const recordUrl = { edit: urlId, new: urlFlag, copy: urlId }

export type RecordUrl = { edit: RecordId | undefined; new: boolean; copy: RecordId | undefined }

export const isRecordAsked = (state: RecordUrl): boolean => state.new || state.edit !== undefined
