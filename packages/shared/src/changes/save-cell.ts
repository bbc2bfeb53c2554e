import { isInconclusive, toSentence, toUserMessage } from '../errors/errors.ts'
import type { RecordId } from '../http/record-list.schema.ts'
import type { Platform } from '../platform/platform.ts'
import { type ChangedResource, describeChanged, runChange } from './announce-change.ts'
import { isChangedElsewhere } from './change-record.ts'

/**
 * Saves a cell of a list (`TextEdit.save`), and resolves once the list shows the new value. If somebody else was first,
 * their value is shown.
 */
export async function saveCell<Item extends { id: RecordId }, Change extends object, Stored>(
  platform: Pick<Platform, 'notify' | 'queryClient'>,
  resource: ChangedResource<Item, Change, Stored>,
  item: Item,
  change: Change,
  from: Change,
): Promise<string | null> {
  const { notify, queryClient } = platform
  try {
    const before = await runChange(platform, resource, item, change, from)
    const { message, ...options } = describeChanged(platform, resource, item, change, before)
    notify.success(message, options)
  } catch (error) {
    if (isInconclusive(error))
      return `${toSentence(toUserMessage(error))} It may have been saved all the same.`
    if (!isChangedElsewhere(error)) return toUserMessage(error)
    notify.error(`“${resource.nameOf(item)}” was not changed`, {
      description: `${toSentence(toUserMessage(error))} The list shows it now.`,
    })
  }
  // Joins the refetch in progress.
  await Promise.all(
    resource.invalidates.map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false }),
    ),
  )
  return null
}
