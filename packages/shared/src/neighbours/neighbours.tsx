import { skipToken, useQuery } from '@tanstack/react-query'
import type { RecordId } from '../http/record-list.schema.ts'
import { toOwnName } from '../platform/own-name.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { readListOrder, toOrderKey } from './list-order.ts'
import { NeighbourLinks, type NeighbourLinksProps } from './neighbour-links.tsx'

type NeighboursProps = Omit<NeighbourLinksProps, 'ids'> & {
  /** Name of the list: `articles`. */
  list: string
}

/** Links to the neighbouring records in the list that the record was opened from; nothing if it was opened by address. */
export function Neighbours({ list, ...links }: NeighboursProps) {
  const own = toOwnName(usePlatform(), list)
  const { data: ids } = useQuery<readonly RecordId[]>({
    queryKey: toOrderKey(own),
    queryFn: skipToken,
    // After a reload of the record.
    initialData: () => readListOrder(own),
    staleTime: 'static',
  })
  return ids !== undefined && <NeighbourLinks ids={ids} {...links} />
}
