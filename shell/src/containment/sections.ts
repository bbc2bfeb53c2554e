import type { Section } from '@console/shared/platform'

/** Of the remotes that were opened: each visit of a section has a controller of its own. */
const visits = new Map<string, AbortController>()
const endings = new Set<(remote: string) => void>()

let shown: string | null = null

const reported = new Set<string>()
let report = (_remote: string, _what: string): void => undefined

/** Where it is said, once for each remote and kind, what a remote left behind. */
export function reportLeftoversTo(given: typeof report): void {
  report = given
}

export function reportLeftover(remote: string, what: string): void {
  const key = `${remote} ${what}`
  if (reported.has(key)) return
  reported.add(key)
  report(remote, what)
}

/** Whether something else than the section of this remote is on screen. */
export const isAway = (remote: string): boolean => shown !== remote

/** Called before anything of a coming visit runs: its signal is a new one. */
export function renewSection(remote: string): void {
  if (visits.get(remote)?.signal.aborted !== false) visits.set(remote, new AbortController())
}

export function enterSection(remote: string): void {
  renewSection(remote)
  shown = remote
  for (const tell of endings) tell(remote)
}

export function leaveSection(remote: string): void {
  if (shown === remote) shown = null
  visits.get(remote)?.abort(new DOMException(`The section ${remote} was left`, 'AbortError'))
  for (const tell of endings) tell(remote)
}

/** Calls back whenever a section was entered or left. */
export function onSectionChange(tell: (remote: string) => void): void {
  endings.add(tell)
}

/** What a remote is given as `platform.section`. */
export const toSection = (remote: string): Section => ({
  get signal() {
    if (!visits.has(remote)) renewSection(remote)
    return visits.get(remote)?.signal ?? AbortSignal.abort()
  },
})
