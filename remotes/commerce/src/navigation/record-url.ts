import { urlFlag, urlNumber } from '@console/shared/ui/url-state'

/** Query parameters while a record is open over its list: `edit=7`, `new` or `new&copy=7`. */
export const recordUrl = { edit: urlNumber, new: urlFlag, copy: urlNumber }

export type RecordUrl = { edit: number | undefined; new: boolean; copy: number | undefined }

export const isRecordAsked = (state: RecordUrl): boolean => state.new || state.edit !== undefined
