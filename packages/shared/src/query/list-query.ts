import { type QueryClient, type QueryKey, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { ApiClient, ApiRequest } from '../http/api-client.ts'

/**
 * Versions of the lists in the cache that came from the server. Data set by other code has none and is fetched
 * completely.
 */
const versions = new WeakMap<object, string | null>()

/**
 * Options of a list query. If the server gives versions (`ETag`), an unchanged list is neither transferred nor parsed
 * nor rendered again (304).
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
    // Structural sharing keeps unchanged rows, in an array that is neither the old one nor the new one.
    structuralSharing: (previous, next) => {
      const read = next as List // From `queryFn`, or set by our own code.
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
