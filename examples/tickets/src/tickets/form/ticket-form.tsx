import { EditorBanner } from '@console/shared/editing/editor-banner'
import { EditorDialogs } from '@console/shared/editing/editor-dialogs'
import { KeepingNote } from '@console/shared/editing/keeping-note'
import { SaveProblemAlert } from '@console/shared/editing/save-problem-alert'
import { clearFieldMessages } from '@console/shared/ui/form-messages'
import { Segments } from '@console/shared/ui/segments'
import { Button, Form, Input } from 'antd'
import type { Ticket, TicketDraft } from '../api/ticket.schema.ts'
import { blankTicket, ticketFields, toDraft } from './ticket-draft.ts'
import { useTicketEditor } from './use-ticket-editor.ts'

/** The form of one ticket; null for a new one. Another ticket needs another `key`. */
export function TicketForm({ ticket }: { ticket: Ticket | null }) {
  const [form] = Form.useForm<TicketDraft>()
  const editor = useTicketEditor(form, ticket)
  return (
    <>
      <EditorBanner editor={editor} />
      <Form
        form={form}
        name="ticket"
        layout="vertical"
        requiredMark={false}
        initialValues={ticket === null ? blankTicket : toDraft(ticket)}
        onFinish={() => void editor.save()}
        onValuesChange={(changed) => {
          clearFieldMessages(form, changed)
          editor.noteChange()
        }}
      >
        <Form.Item name="title" label="Title">
          <Input dir="auto" />
        </Form.Item>
        <Form.Item name="body" label="Question">
          <Input.TextArea dir="auto" rows={6} />
        </Form.Item>
        <Form.Item name="state" label="State">
          <Segments
            label="State"
            options={[
              ['open', 'Open'],
              ['closed', 'Closed'],
            ]}
          />
        </Form.Item>
        <SaveProblemAlert editor={editor} fields={ticketFields} />
        <Button type="primary" htmlType="submit" loading={editor.state.phase.name === 'saving'}>
          {ticket === null ? 'Create ticket' : 'Save changes'}
        </Button>
        <KeepingNote editor={editor} />
      </Form>
      <EditorDialogs editor={editor} />
    </>
  )
}
