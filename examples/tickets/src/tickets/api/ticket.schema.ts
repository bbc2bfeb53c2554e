import * as z from 'zod/mini'

export const ticketSchema = z.looseObject({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  state: z.enum(['open', 'closed']),
  /** Name of the file that came with it. */
  file: z.nullable(z.string()),
  opened_at: z.string(),
  updated_at: z.string(),
})
export type Ticket = z.infer<typeof ticketSchema>

export const ticketListSchema = z.array(ticketSchema)

/** The fields that staff edit. */
export const ticketDraftSchema = z.object({
  title: z.string(),
  body: z.string(),
  state: z.enum(['open', 'closed']),
})
export type TicketDraft = z.infer<typeof ticketDraftSchema>
