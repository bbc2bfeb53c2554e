import { isInconclusive, toUserMessage } from '../errors/errors.ts'
import type { RecordId } from '../http/record-list.schema.ts'
import { announceWork } from '../platform/announce-work.ts'
import type { NoticeOptions, Platform } from '../platform/platform.ts'
import type { InvalidatedKeys } from '../query/mutation-meta.ts'
import { type ListedRows, readOutcomes } from '../query/read-outcomes.ts'
import { isChangedElsewhere } from './change-record.ts'

/** Changes some fields of a list's records. `Item` is a row; `Stored` is the full record read for the change. */
export type ChangedResource<Item extends { id: RecordId }, Change extends object, Stored = Item> = {
  nameOf(item: Item): string
  invalidates: InvalidatedKeys
  /** Read after the change, because a server may report success and keep the old value. Since 1.10.0. */
  rows?: ListedRows<Item>
  describe(item: Item, change: Change): ChangeTexts
  /** The affected fields of a record. */
  read(record: Stored): Change
  /**
   * See `BulkAction.begin`. Changes only these fields of the server's current record; with `from`, only if they still
   * have its values. The call resolves with the record as it was before.
   */
  begin(change: Change, from?: Change): Promise<(item: Item) => Promise<Stored>>
  /** Link to the screen that fixes a refused record. */
  remedy?(item: Item): NoticeOptions['action']
}

export type ChangeTexts = {
  /** "Archiving “Gold”" */
  doing: string
  /** "Archived “Gold”" */
  done: string
  /** Effect on learners. */
  description?: string
}

type ChangePlatform = Pick<Platform, 'notify' | 'queryClient'>

/** Changes one record and announces the server's answer; the toast of a success offers Undo. */
export function announceChange<Item extends { id: RecordId }, Change extends object, Stored>(
  platform: ChangePlatform,
  resource: ChangedResource<Item, Change, Stored>,
  item: Item,
  change: Change,
  from?: Change,
): Promise<void> {
  return announceWork(platform.notify, runChange(platform, resource, item, change, from), {
    loading: `${resource.describe(item, change).doing}…`,
    success: (before) => describeChanged(platform, resource, item, change, before),
    error: (error) => {
      const remedy = resource.remedy?.(item)
      return {
        message: `“${resource.nameOf(item)}” ${isInconclusive(error) ? 'may not have been' : 'was not'} changed`,
        description: toUserMessage(error),
        ...(remedy !== undefined && { action: remedy }),
      }
    },
  })
}

/**
 * Resolves with the previous values of the fields, unless the list shows another outcome. If somebody else has changed
 * them, refetches the list.
 */
export async function runChange<Item extends { id: RecordId }, Change extends object, Stored>(
  { queryClient }: Pick<ChangePlatform, 'queryClient'>,
  { begin, read, invalidates, rows }: ChangedResource<Item, Change, Stored>,
  item: Item,
  change: Change,
  from?: Change,
): Promise<Change> {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async () => read(await (await begin(change, from))(item)),
    onError: (error: Error) => {
      if (!isChangedElsewhere(error)) return
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey })
    },
    meta: { invalidates, showsOwnErrors: true },
  })
  const written = await mutation.execute(undefined).then(
    (before) => ({ before }),
    (error: unknown) => {
      if (!isInconclusive(error)) throw error
      return { error }
    },
  )
  const told = (await readOutcomes(queryClient, rows, [{ item, wanted: change }])).get(item)
  if ('before' in written) {
    if (told?.isDone === false) throw new Error(told.reason)
    return written.before
  }
  if (told === undefined) throw written.error
  if (!told.isDone) throw new Error(toUserMessage(written.error), { cause: written.error })
  // The row's previous values of the fields that rows contain.
  return from ?? (rows?.read(item) as Change)
}

/** The toast of a success, with Undo. */
export function describeChanged<Item extends { id: RecordId }, Change extends object, Stored>(
  platform: ChangePlatform,
  resource: ChangedResource<Item, Change, Stored>,
  item: Item,
  change: Change,
  before: Change,
): NoticeOptions & { message: string } {
  const { done, description } = resource.describe(item, change)
  return {
    message: done,
    ...(description !== undefined && { description }),
    action: {
      label: 'Undo',
      onClick: () => void announceChange(platform, resource, item, before, change),
    },
  }
}
