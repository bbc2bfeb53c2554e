import type { Platform } from '@console/shared/platform'

const nothing = () => undefined

/** Two deleted bundles, as a device keeps them. */
const deleted = ['Bundle 48', 'Bundle 49'].map((name, index) => ({
  key: { entity: 'deleted-catalogue-deleted', id: name },
  document: { name, body: {}, drafts: [] },
  savedAt: Date.now() - 3_600_000 * (index + 1),
}))

/** The part of the platform that the entries read. */
export const platform = {
  notify: { success: nothing, error: nothing, info: nothing, dismiss: nothing },
  drafts: { list: async () => deleted, discard: async () => undefined },
  editors: { add: () => nothing },
  section: { signal: new AbortController().signal },
  links: { findOwner: () => null, preload: nothing },
  session: { readUser: () => null, readPermissions: () => [], subscribe: () => nothing },
  settings: { defaultCurrency: 'USD', timeZone: 'UTC', features: {} },
} as unknown as Platform
