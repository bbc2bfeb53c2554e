import type { ChangeLabels } from '@console/shared/editing/use-editor'
import type { Ticket, TicketDraft } from '../api/ticket.schema.ts'

export const blankTicket: TicketDraft = { title: '', body: '', state: 'open' }

/** In the order of the screen. */
export const ticketFields = ['title', 'body', 'state'] as const

const labels: Record<string, string> = { title: 'Title', body: 'Question', state: 'State' }

export const ticketLabels: ChangeLabels = { noun: 'ticket', label: ([field]) => labels[String(field)] ?? '' }

export const toDraft = ({ title, body, state }: Ticket): TicketDraft => ({ title, body, state })

export const checkDraft = ({ title }: TicketDraft): Record<string, string[]> =>
  title.trim() === '' ? { title: ['Enter a title'] } : {}

/** The fields that differ from the ticket as it is now. */
export const listChanged = (draft: TicketDraft, ticket: Ticket): Partial<TicketDraft> =>
  Object.fromEntries(
    ticketFields.filter((field) => draft[field] !== ticket[field]).map((field) => [field, draft[field]]),
  )
