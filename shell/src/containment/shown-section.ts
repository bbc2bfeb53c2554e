import type { Section } from '@console/shared/platform'
import { createStore } from 'zustand/vanilla'

/** An abort controller for the current visit of each section. */
const visits = new Map<string, AbortController>()

/** Name of the remote whose section is on screen. */
export const shownSection = createStore<string | null>(() => null)

/** Called before any code of the next visit runs, so that it gets a new signal. */
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

/** The remote's `platform.section`. */
export const toSection = (remote: string): Section => ({
  get signal() {
    if (!visits.has(remote)) renewSection(remote)
    return visits.get(remote)?.signal ?? AbortSignal.abort()
  },
})
