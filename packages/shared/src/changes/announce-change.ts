import { isDoubtful, toUserMessage } from '../errors/errors.ts'
import type { RecordId } from '../http/record-list.ts'
import { announceWork } from '../platform/announce-work.ts'
import type { NoticeOptions, Platform } from '../platform/platform.ts'
import type { InvalidatedKeys } from '../query/mutation-meta.ts'
import { type ListedRows, readOutcomes } from '../query/read-outcomes.ts'
import { isOtherValue } from './change-record.ts'

/**
 * How records of a list get another value in some of their fields. `Item` is a row, `Stored` the record as it is read for
 * the change, where a row has less.
 */
export type ChangedResource<Item extends { id: RecordId }, Change extends object, Stored = Item> = {
  nameOf(item: Item): string
  invalidates: InvalidatedKeys
  /** Looked at after the change: a server may say that it is done and keep what it had. Since 1.10.0. */
  rows?: ListedRows<Item>
  describe(item: Item, change: Change): ChangeTexts
  /** The fields in question, as a record has them. */
  read(record: Stored): Change
  /**
   * See `BulkAction.begin`: of what the server has now, only these fields change; with `from`, only where they still are
   * what it says. What it makes the calls with resolves with the record as it was before.
   */
  begin(change: Change, from?: Change): Promise<(item: Item) => Promise<Stored>>
  /** Where one goes to mend what kept a record from being changed. */
  remedy?(item: Item): NoticeOptions['action']
}

export type ChangeTexts = {
  /** "Archiving “Gold”" */
  doing: string
  /** "Archived “Gold”" */
  done: string
  /** What learners have of it now. */
  description?: string
}

type ChangePlatform = Pick<Platform, 'notify' | 'queryClient'>

/** Changes one record and says what the server answered; after a success the toast leads back. */
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
        message: `“${resource.nameOf(item)}” ${isDoubtful(error) ? 'may not have been' : 'was not'} changed`,
        description: toUserMessage(error),
        ...(remedy !== undefined && { action: remedy }),
      }
    },
  })
}

/** Resolves with the fields as they were before, where the list does not say otherwise. Where somebody else has changed them, the list is read again. */
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
      if (!isOtherValue(error)) return
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey })
    },
    networkMode: 'always',
    retry: false,
    meta: { invalidates, showsOwnErrors: true },
  })
  const written = await mutation.execute(undefined).then(
    (before) => ({ before }),
    (error: unknown) => {
      if (!isDoubtful(error)) throw error
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
  // What its row had before: the fields in question are those that a row tells.
  return from ?? (rows?.read(item) as Change)
}

/** What a success says, with the way back. */
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
