import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { ticketQueries } from '../api/ticket.queries.ts'
import { TicketListPage } from './ticket-list-page.tsx'

export const handle: ScreenHandle = { title: 'Tickets' }

export async function loader({ context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext)
  await untilSkeleton(platform.queryClient.query({ ...ticketQueries(platform).list(), staleTime: 'static' }))
  return null
}

export function Component() {
  return <TicketListPage />
}
