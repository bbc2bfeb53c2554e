import { urlFlag } from '@console/shared/ui/url-state'
import { type RecordUrl, recordUrl } from './record-url.ts'

/** An overlay on the list of packages: a record or the import. */
export const packageUrl = { ...recordUrl, import: urlFlag }

export type PackageUrl = RecordUrl & { import: boolean }
