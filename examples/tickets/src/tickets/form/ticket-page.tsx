import { usePlatform } from '@console/shared/platform-context'
import { MissingRecord } from '@console/shared/ui/missing-record'
import { Page } from '@console/shared/ui/page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ticketsPath } from '../../navigation/paths.ts'
import { ticketQueries } from '../api/ticket.queries.ts'
import { FileField } from './file-field.tsx'
import { TicketForm } from './ticket-form.tsx'

export function TicketPage({ id }: { id: number }) {
  const { data: ticket } = useSuspenseQuery(ticketQueries(usePlatform()).one(id))
  if (ticket === null)
    return <MissingRecord section="Tickets" list={ticketsPath} title={`Ticket ${id}`} noun="ticket" />
  return (
    <Page title={ticket.title}>
      <TicketForm ticket={ticket} />
      <FileField ticket={ticket} />
    </Page>
  )
}
