import { isStale } from '@console/shared/errors'
import type { Versioned, WriteGuard } from '@console/shared/http'
import { updateVersioned } from '@console/shared/http/update-versioned'
import type { Published } from './status-change.ts'

/** Changes a record as the server has it at this moment, so that what others saved stays. The messages are for a report. */
export async function changeRecord<Item>(
  find: () => Promise<Versioned<Item> | null>,
  change: (record: Item, guard: WriteGuard) => Promise<void>,
): Promise<void> {
  try {
    await updateVersioned(find, async (record, guard) => {
      if (record === null) throw new Error('It is no longer on the server. Someone deleted it.')
      await change(record, guard)
    })
  } catch (error) {
    if (!isStale(error)) throw error
    throw new Error('Someone else keeps saving it, so it was not changed. Try again.', { cause: error })
  }
}

/** For taking back what somebody else has changed again by now. */
export function refuseOtherStatus({ status }: Published, from: Published['status'] | undefined): void {
  if (from !== undefined && status !== from) {
    throw new Error('Someone else has changed its status since then.')
  }
}
