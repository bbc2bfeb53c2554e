import { platformContext } from '@console/shared/platform-context'
import type { LoaderFunctionArgs } from 'react-router'
import { mockQueries } from '../api/mock.queries.ts'
import { buildListRoute } from './build-list-route.tsx'

export const { handle, Component } = buildListRoute('reading')

/** Starts the request without waiting (SPEC §2); the list reads the query and throws its failure. */
export function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  queryClient.query({ ...mockQueries(api).list('reading'), staleTime: 'static' }).catch(() => undefined)
  return null
}
