import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { fetchTickets, findTicket } from './ticket.api.ts'

export const ticketKeys = { list: ['tickets', 'list'], one: (id: number) => ['tickets', id] } as const

export function ticketQueries(platform: Platform) {
  const api = platform.ownApi('tickets')
  return {
    list: () =>
      queryOptions({ queryKey: ticketKeys.list, queryFn: ({ signal }) => fetchTickets(api, signal) }),
    one: (id: number) =>
      queryOptions({
        queryKey: ticketKeys.one(id),
        queryFn: async () => (await findTicket(api, id))?.value ?? null,
      }),
  }
}
