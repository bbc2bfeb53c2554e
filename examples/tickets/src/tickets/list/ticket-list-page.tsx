import { saveFile } from '@console/shared/files/download'
import { usePlatform } from '@console/shared/platform-context'
import { Page } from '@console/shared/ui/page'
import { PlainTable } from '@console/shared/ui/plain-table'
import { formatTime } from '@console/shared/ui/time'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link } from 'react-router'
import { buildTicketPath, newTicketPath } from '../../navigation/paths.ts'
import { downloadTickets } from '../api/ticket.api.ts'
import { ticketQueries } from '../api/ticket.queries.ts'
import { MonthChart } from './month-chart.tsx'

export function TicketListPage() {
  const platform = usePlatform()
  const { data: tickets } = useSuspenseQuery(ticketQueries(platform).list())
  const download = useMutation({
    mutationFn: () => downloadTickets(platform.ownApi('tickets')),
    onSuccess: ({ blob, name }) => saveFile(name ?? 'tickets.csv', blob.type, blob),
  })
  return (
    <Page
      title="Tickets"
      description="Questions of learners."
      actions={
        <>
          <Button onClick={() => download.mutate()} loading={download.isPending}>
            Download as CSV
          </Button>
          <Link to={newTicketPath}>New ticket</Link>
        </>
      }
    >
      <MonthChart tickets={tickets} />
      <PlainTable
        rows={tickets}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Title',
            render: ({ id, title }) => (
              <Link to={buildTicketPath(id)} dir="auto">
                {title}
              </Link>
            ),
          },
          { title: 'State', render: ({ state }) => (state === 'open' ? 'Open' : 'Closed') },
          { title: 'Opened', render: ({ opened_at }) => formatTime(Date.parse(opened_at)) },
        ]}
      />
    </Page>
  )
}
