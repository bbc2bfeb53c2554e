import { platformContext } from '@console/shared/platform-context'
import type { LoaderFunctionArgs } from 'react-router'
import { mockQueries } from '../api/mock.queries.ts'
import { buildListRoute } from './build-list-route.tsx'

export const { handle, Component } = buildListRoute('reading')

/** Starts the request and does not wait for it (SPEC §2); a failure is thrown by the list, which reads the query. */
export function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  queryClient.query({ ...mockQueries(api).list('reading'), staleTime: 'static' }).catch(() => undefined)
  return null
}
