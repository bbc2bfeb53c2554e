import { shownSection } from './sections.ts'

/** Nobody's screen is taken away: runs at once, or when the section of this remote has been left. */
export function whenAway(name: string, run: () => void): void {
  if (shownSection.getState() !== name) {
    run()
    return
  }
  const unsubscribe = shownSection.subscribe(() => {
    unsubscribe()
    run()
  })
}
