import type { QueryClient } from '@tanstack/react-query'
import type { RecordId } from '../http/record-list.schema.ts'
import { guardStorage } from '../storage/guarded-storage.ts'
import { toOrderKey, toTabKey } from './list-order.ts'

const tab = guardStorage(() => sessionStorage)

/** Records stored for a reload; writing more would delay leaving the list. */
const maxKept = 2000

/** Remembers the order in which a list showed its records when it was left. */
export function keepListOrder(queryClient: QueryClient, list: string, records: readonly { id: RecordId }[]) {
  const ids = records.map(({ id }) => id)
  queryClient.setQueryData(toOrderKey(list), ids)
  if (ids.length > maxKept) tab.remove(toTabKey(list))
  else tab.write(toTabKey(list), JSON.stringify(ids))
}
