import * as z from 'zod/mini'
import { deviceStorage, readStoredJson } from '../environment/device-storage.ts'
import { sessionStore } from '../session/session.store.ts'

const storageKey = 'recent-screens'
const limit = 8

/** The storage key of `palette-uses.ts`, which is not loaded on every sign-out. */
export const paletteUsesKey = 'palette-uses'

const screenSchema = z.object({
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  title: z.string(),
  /** The kind of screen, if its title does not tell: "Edit". */
  hint: z.optional(z.string()),
})
export type RecentScreen = z.infer<typeof screenSchema>

const storedSchema = z.object({
  user: z.union([z.string(), z.number()]),
  screens: z.array(screenSchema),
})

/** The screens that the signed-in person visited last on this device, latest first. */
export function readRecentScreens(): RecentScreen[] {
  const stored = readStoredJson(deviceStorage, storageKey, storedSchema)
  return stored !== null && stored.user === sessionStore.getState().user?.id ? stored.screens : []
}

/** Stores the path only: a query may contain personal data. */
export function rememberScreen(screen: RecentScreen) {
  const user = sessionStore.getState().user?.id
  if (user === undefined) return
  const others = readRecentScreens().filter(({ path }) => withSlash(path) !== withSlash(screen.path))
  const stored = { user, screens: [screen, ...others].slice(0, limit) }
  deviceStorage.write(storageKey, JSON.stringify(stored satisfies z.infer<typeof storedSchema>))
}

// Signing out leaves no personal data on the device.
sessionStore.subscribe(({ user }) => {
  if (user === null) for (const key of [storageKey, paletteUsesKey]) deviceStorage.remove(key)
})

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
