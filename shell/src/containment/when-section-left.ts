import { shownSection } from './shown-section.ts'

/**
 * Runs now if the remote's section is off screen, otherwise once it has been left, so that nobody loses an open screen.
 */
export function whenSectionLeft(name: string, run: () => void): void {
  if (shownSection.getState() !== name) {
    run()
    return
  }
  const unsubscribe = shownSection.subscribe(() => {
    unsubscribe()
    run()
  })
}
