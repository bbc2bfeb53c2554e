import type { RecordId } from '../http/record-list.schema.ts'
import type { DraftKey } from '../platform/platform.ts'

const prefix = 'deleted-'

/** The key of a deleted record among the drafts of the person who deleted it. */
export const toDeletionKey = (entity: string, id: RecordId): DraftKey => ({
  entity: `${prefix}${entity}`,
  id: String(id),
})

/** Whether a draft is such a record rather than unfinished work. */
export const isDeletionKey = ({ entity }: DraftKey): boolean => entity.startsWith(prefix)
