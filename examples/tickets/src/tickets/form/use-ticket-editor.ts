import { useCreatedRecord } from '@console/shared/editing/use-created-record'
import { useEditor } from '@console/shared/editing/use-editor'
import { usePlatform } from '@console/shared/platform-context'
import { showFieldMessages } from '@console/shared/ui/form-messages'
import { useMutation } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { buildTicketPath, newTicketPath, ticketsPath } from '../../navigation/paths.ts'
import { changeTicket, createTicket, fetchTickets, findTicket } from '../api/ticket.api.ts'
import { ticketKeys } from '../api/ticket.queries.ts'
import { type Ticket, type TicketDraft, ticketDraftSchema } from '../api/ticket.schema.ts'
import { blankTicket, checkDraft, listChanged, ticketFields, ticketLabels, toDraft } from './ticket-draft.ts'

type Guard = Parameters<typeof createTicket>[2]
type Write = { draft: TicketDraft; current: Ticket | null; guard: Guard }

/** Drafts, conflicts and saving of one ticket, whose document is in the form. */
export function useTicketEditor(form: FormInstance<TicketDraft>, ticket: Ticket | null) {
  const platform = usePlatform()
  const { notify, queryClient } = platform
  const api = platform.ownApi('tickets')
  const navigate = useNavigate()
  const save = useMutation({
    mutationFn: ({ draft, current, guard }: Write) =>
      current === null
        ? createTicket(api, draft, guard)
        : changeTicket(api, current.id, listChanged(draft, current), guard),
    meta: { invalidates: [['tickets']], showsOwnErrors: true },
  })
  const isMine = (found: Ticket, sent: TicketDraft) => Object.keys(listChanged(sent, found)).length === 0
  const findCreated = useCreatedRecord<Ticket, TicketDraft, Ticket>({
    known: queryClient.getQueryData(ticketKeys.list),
    fetchRows: () => fetchTickets(api),
    isLike: isMine,
    fetchRecord: async (found) => found,
    isMine,
  })
  return useEditor<TicketDraft, Ticket>({
    key: { entity: 'tickets', id: String(ticket?.id ?? 'new') },
    record: ticket,
    blank: blankTicket,
    source: { read: () => form.getFieldsValue(), replace: (draft) => form.setFieldsValue(draft) },
    path: ticket === null ? newTicketPath : buildTicketPath(ticket.id),
    title: ({ title }) => `Ticket “${title}”`,
    words: ticketLabels,
    toDocument: toDraft,
    toVersion: ({ updated_at }) => updated_at,
    parseDraft: (kept) => ticketDraftSchema.safeParse(kept).data ?? null,
    reread: async () => (ticket === null ? null : findTicket(api, ticket.id)),
    findCreated,
    write: async (draft, current, guard) => {
      const record = await save.mutateAsync({ draft, current, guard })
      return { record, id: record.id }
    },
    save: async ({ document, send }) => {
      const errors = checkDraft(document)
      showFieldMessages(form, ticketFields, errors)
      if (Object.keys(errors).length > 0) return
      const { saved, fieldErrors } = await send()
      if (fieldErrors !== null) showFieldMessages(form, ticketFields, fieldErrors)
      if (saved === null) return
      notify.success(`${saved.isNew ? 'Created' : 'Saved'} “${document.title}”`)
      if (saved.isLeft || saved.hasNewerChanges) return
      void navigate(saved.isNew && saved.record !== null ? buildTicketPath(saved.record.id) : ticketsPath)
    },
  })
}
