import type { HelpText } from '@console/shared/remote'

/** Help for each screen, loaded on demand. */
export const help: Record<string, HelpText> = {
  '/': () => import('./dashboard.md?raw'),
}
