import { urlFlag, urlNumber } from '@console/shared/ui/url-state'

/** What a list keeps in the address while a record is open over it: `edit=7`, `new` or `new&copy=7`. */
export const recordUrl = { edit: urlNumber, new: urlFlag, copy: urlNumber }

export type RecordUrl = { edit: number | undefined; new: boolean; copy: number | undefined }

export const isRecordAsked = (state: RecordUrl): boolean => state.new || state.edit !== undefined
