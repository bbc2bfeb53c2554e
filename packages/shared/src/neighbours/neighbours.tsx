import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecordId } from '../http/record-list.ts'
import { useLazyPart } from '../ui/lazy-part.ts'
import { readListOrder, toOrderKey } from './list-order.ts'
import type { NeighbourLinksProps } from './neighbour-links.tsx'

type NeighboursProps = Omit<NeighbourLinksProps, 'ids'> & {
  /** What the list is called: `articles`. */
  list: string
}

const importLinks = async () =>
  (await import(/* webpackChunkName: "neighbours" */ './neighbour-links.tsx')).NeighbourLinks

/** Links to the records beside this one in the list that it was opened out of; nothing where its address came from elsewhere. */
export function Neighbours({ list, ...links }: NeighboursProps) {
  const { data: ids } = useQuery<readonly RecordId[]>({
    queryKey: toOrderKey(list),
    queryFn: skipToken,
    // After a reload of the record.
    initialData: () => readListOrder(list),
    staleTime: 'static',
  })
  const { part: Links, request } = useLazyPart(importLinks, 'The links to the records before and after')
  const isKnown = ids !== undefined
  useEffect(() => {
    if (isKnown) request()
  }, [isKnown, request])
  return Links !== null && isKnown && <Links ids={ids} {...links} />
}
