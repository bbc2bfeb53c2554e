import { type Download, readDownload } from '@console/shared/files/download'
import type { ApiClient, WriteGuard } from '@console/shared/http'
import { findRecord } from '@console/shared/http/find-record'
import { type Ticket, type TicketDraft, ticketListSchema, ticketSchema } from './ticket.schema.ts'

export const fetchTickets = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'tickets', schema: ticketListSchema, signal })

/** Null if there is no such ticket. */
export const findTicket = (api: ApiClient, id: number) =>
  findRecord(api, { path: `tickets/${id}`, schema: ticketSchema })

export const createTicket = (api: ApiClient, draft: TicketDraft, guard: WriteGuard): Promise<Ticket> =>
  api.request({ method: 'POST', path: 'tickets', body: draft, schema: ticketSchema, ...guard })

/** Sends what differs; others may have changed the rest. */
export const changeTicket = (
  api: ApiClient,
  id: number,
  change: Partial<TicketDraft>,
  guard: WriteGuard,
): Promise<Ticket> =>
  api.request({ method: 'PATCH', path: `tickets/${id}`, body: change, schema: ticketSchema, ...guard })

export function uploadFile(
  api: ApiClient,
  id: number,
  file: File,
  onProgress: (sent: number, total: number) => void,
): Promise<Ticket> {
  const body = new FormData()
  body.set('file', file)
  return api.request({ method: 'POST', path: `tickets/${id}/file`, body, schema: ticketSchema, onProgress })
}

export const downloadTickets = async (api: ApiClient): Promise<Download> =>
  readDownload(await api.open({ path: 'tickets.csv' }))
