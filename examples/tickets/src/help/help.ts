import type { HelpText } from '@console/shared/remote'

const ofTicket: HelpText = () => import('./ticket.md?raw')

/** Help for each screen, loaded on demand. */
export const help: Record<string, HelpText> = {
  '/tickets/new/': ofTicket,
  '/tickets/:id/': ofTicket,
  '/tickets/': () => import('./ticket-list.md?raw'),
}
