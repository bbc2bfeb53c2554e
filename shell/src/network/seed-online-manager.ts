import { onlineManager } from '@tanstack/react-query'

/** TanStack Query assumes it is online until an event says otherwise, which a page that starts offline never gets. */
export const seedOnlineManager = () => onlineManager.setOnline(navigator.onLine)
