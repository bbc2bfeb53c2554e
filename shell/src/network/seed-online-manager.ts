import { onlineManager } from '@tanstack/react-query'

/** The query library believes it is online until it hears otherwise, which a page that starts offline never does. */
export const seedOnlineManager = () => onlineManager.setOnline(navigator.onLine)
