import type { Section } from '@console/shared/platform'
import { createStore } from 'zustand/vanilla'

/** Of the remotes that were opened: each visit of a section has a controller of its own. */
const visits = new Map<string, AbortController>()

/** Name of the remote whose section is on screen. */
export const shownSection = createStore<string | null>(() => null)

/** Called before anything of a coming visit runs: its signal is a new one. */
export function renewSection(remote: string): void {
  if (visits.get(remote)?.signal.aborted !== false) visits.set(remote, new AbortController())
}

export function enterSection(remote: string): void {
  renewSection(remote)
  shownSection.setState(remote, true)
}

export function leaveSection(remote: string): void {
  if (shownSection.getState() === remote) shownSection.setState(null, true)
  visits.get(remote)?.abort(new DOMException(`The section ${remote} was left`, 'AbortError'))
}

/** What a remote is given as `platform.section`. */
export const toSection = (remote: string): Section => ({
  get signal() {
    if (!visits.has(remote)) renewSection(remote)
    return visits.get(remote)?.signal ?? AbortSignal.abort()
  },
})
