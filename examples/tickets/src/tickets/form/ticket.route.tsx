import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { MissingRecord } from '@console/shared/ui/missing-record'
import { untilSkeleton } from '@console/shared/ui/pending'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { ticketsPath } from '../../navigation/paths.ts'
import { ticketQueries } from '../api/ticket.queries.ts'
import { TicketPage } from './ticket-page.tsx'

export const handle: ScreenHandle = { title: 'Ticket' }

/** NaN for anything but a number, which no ticket has. */
const toId = (text: string | undefined) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN)

export async function loader({ context, params }: LoaderFunctionArgs) {
  const platform = context.get(platformContext)
  const id = toId(params['id'])
  if (Number.isNaN(id)) return null
  await untilSkeleton(platform.queryClient.query({ ...ticketQueries(platform).one(id), staleTime: 'static' }))
  return null
}

export function Component() {
  const { id } = useParams()
  if (!Number.isNaN(toId(id))) return <TicketPage key={id} id={toId(id)} />
  return <MissingRecord section="Tickets" list={ticketsPath} title={`Ticket ${id}`} noun="ticket" />
}
