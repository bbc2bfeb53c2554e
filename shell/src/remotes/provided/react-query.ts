// Written by `pnpm provide` from what the sources use. Everything else is in the second layer.
import * as library from '@tanstack/react-query'

export const reactQuery = {
  MutationCache: library.MutationCache,
  QueryCache: library.QueryCache,
  QueryClient: library.QueryClient,
  keepPreviousData: library.keepPreviousData,
  mutationOptions: library.mutationOptions,
  queryOptions: library.queryOptions,
  replaceEqualDeep: library.replaceEqualDeep,
  skipToken: library.skipToken,
  useMutation: library.useMutation,
  useQuery: library.useQuery,
  useQueryClient: library.useQueryClient,
  useSuspenseQuery: library.useSuspenseQuery,
}
