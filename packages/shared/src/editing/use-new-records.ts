import { useState } from 'react'

/**
 * For an editor's `findCreated`: the records that the server has now and had not when the editor opened, newest first. `known`
 * is the list as it was read last, and read once here.
 */
export function useNewRecords<Item extends { id: number }>(
  known: readonly Item[] | undefined,
  fetchAll: () => Promise<readonly Item[]>,
): () => Promise<Item[]> {
  const [earlierIds] = useState(() => new Set(known?.map(({ id }) => id)))
  return async () =>
    (await fetchAll()).filter(({ id }) => !earlierIds.has(id)).toSorted((one, other) => other.id - one.id)
}
