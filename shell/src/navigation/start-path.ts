import type { KnownRemote } from '../release/known-release.ts'
import { sessionStore } from '../session/session.store.ts'
import { readFirstScreen } from './first-screen.ts'
import { findFirstScreen, findHome } from './permitted-screens.ts'

const [entry] = performance.getEntriesByType?.('navigation') ?? []
// Reloading and going back stay where they are.
let isOpening = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'

/** Replaces `/`: by the chosen first screen when the console is opened, later only for people who may not open it. */
export function toStartPath(path: string, remotes: readonly KnownRemote[]): string {
  const isFirst = isOpening
  isOpening = false
  if (path !== '/') return path
  const { permissions } = sessionStore.getState()
  return isFirst ? findFirstScreen(remotes, permissions, readFirstScreen()) : findHome(remotes, permissions)
}
