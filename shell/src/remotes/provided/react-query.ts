/** What remotes may use of TanStack Query; see `react-router.ts` beside this file. */
export {
  mutationOptions,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
