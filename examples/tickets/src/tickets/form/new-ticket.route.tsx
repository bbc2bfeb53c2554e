import type { ScreenHandle } from '@console/shared/screen-handle'
import { Page } from '@console/shared/ui/page'
import { TicketForm } from './ticket-form.tsx'

export const handle: ScreenHandle = { title: 'New ticket' }

export function Component() {
  return (
    <Page title="New ticket">
      <TicketForm ticket={null} />
    </Page>
  )
}
