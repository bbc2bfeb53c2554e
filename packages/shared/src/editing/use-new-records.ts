import { useState } from 'react'

/**
 * For an editor's `findCreated`: the records that the server has now and had not when the editor opened, newest first. `known`
 * is the list as it was read last, and read once here.
 */
export function useNewRecords<Item extends { id: number }>(
  known: readonly Item[] | undefined,
  fetchAll: () => Promise<readonly Item[]>,
): () => Promise<Item[]> {
  // Of a long list the ids are made a set only where they are asked for: not while a form opens.
  const [earlier] = useState(known)
  return async () => {
    const earlierIds = new Set(earlier?.map(({ id }) => id))
    return (await fetchAll())
      .filter(({ id }) => !earlierIds.has(id))
      .toSorted((one, other) => other.id - one.id)
  }
}
