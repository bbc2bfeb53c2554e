import { type QueryClient, type QueryKey, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { ApiClient, ApiRequest } from '../http/api-client.ts'

/** Of what the cache holds as the server sent it. What anybody else puts there has none, and is read again whole. */
const versions = new WeakMap<object, string | null>()

/**
 * Options of a query for a list. One that the server has not changed since is not sent, read or drawn again (304), where the
 * server gives versions (`ETag`).
 */
export function listQuery<List extends object>(
  api: ApiClient,
  queryKey: QueryKey,
  request: Pick<ApiRequest<List>, 'path' | 'schema'>,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<List> => {
      const value = client.getQueryData<List>(queryKey)
      const known = value && { value, version: versions.get(value) ?? null }
      const read = await api.requestWithVersion({ ...request, signal, known })
      versions.set(read.value, read.version)
      return read.value
    },
    // The cache keeps rows that are as they were, in a list that is neither the old one nor the new one.
    structuralSharing: (previous, next) => {
      const read = next as List // What `queryFn` gave, or code of ours put there.
      const kept = replaceEqualDeep(previous, read)
      versions.set(kept, versions.get(read) ?? null)
      return kept
    },
  })
}

/** Reads the list of a `listQuery` past the cache, for a `FetchList`; joins a reading that is under way. */
export const fetchLatest =
  <List extends object>(query: ReturnType<typeof listQuery<List>>) =>
  (client: QueryClient): Promise<List> =>
    client.fetchQuery({ ...query, staleTime: 0 })
