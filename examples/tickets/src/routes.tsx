import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import type { RouteObject } from 'react-router'
import { buildTicketPath, newTicketPath, ticketsPath } from './navigation/paths.ts'

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    { path: ticketsPath, lazy: () => import('./tickets/list/ticket-list.route.tsx') },
    { path: newTicketPath, lazy: () => import('./tickets/form/new-ticket.route.tsx') },
    { path: buildTicketPath(':id'), lazy: () => import('./tickets/form/ticket.route.tsx') },
  ]),
]
