import { skipToken, useQuery } from '@tanstack/react-query'
import type { RecordId } from '../http/record-list.ts'
import { readListOrder, toOrderKey } from './list-order.ts'
import { NeighbourLinks, type NeighbourLinksProps } from './neighbour-links.tsx'

type NeighboursProps = Omit<NeighbourLinksProps, 'ids'> & {
  /** What the list is called: `articles`. */
  list: string
}

/** Links to the records beside this one in the list that it was opened out of; nothing where its address came from elsewhere. */
export function Neighbours({ list, ...links }: NeighboursProps) {
  const { data: ids } = useQuery<readonly RecordId[]>({
    queryKey: toOrderKey(list),
    queryFn: skipToken,
    // After a reload of the record.
    initialData: () => readListOrder(list),
    staleTime: 'static',
  })
  return ids !== undefined && <NeighbourLinks ids={ids} {...links} />
}
