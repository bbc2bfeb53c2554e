import type { Platform } from '@console/shared/platform'

const nothing = () => undefined

/** As much of a platform as the entries read. */
export const platform = {
  notify: { success: nothing, error: nothing, info: nothing, dismiss: nothing },
  editors: { add: () => nothing },
  section: { signal: new AbortController().signal },
  links: { findOwner: () => null, preload: nothing },
  session: { readUser: () => null, readPermissions: () => [], subscribe: () => nothing },
  settings: { defaultCurrency: 'USD', timeZone: 'UTC', features: {} },
} as unknown as Platform
