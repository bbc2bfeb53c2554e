import { useState } from 'react'

/**
 * For an editor's `findCreated`: looks among the records that the server has now and had not when the form opened. `known`
 * is read once.
 */
export function useFindCreated<Item extends { id: number }>(
  known: readonly Item[] | undefined,
  fetchAll: () => Promise<readonly Item[]>,
) {
  const [earlierIds] = useState(() => new Set(known?.map(({ id }) => id)))
  return async (isWanted: (item: Item) => boolean): Promise<Item | null> =>
    (await fetchAll()).findLast((item) => !earlierIds.has(item.id) && isWanted(item)) ?? null
}
