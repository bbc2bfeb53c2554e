import { isAway, onSectionChange } from './sections.ts'

/** Nobody's screen is taken away: runs at once, or when the section of this remote has been left. */
export function whenAway(name: string, run: () => void): void {
  let isOver = false
  const look = () => {
    if (isOver || !isAway(name)) return
    isOver = true
    run()
  }
  onSectionChange(look)
  look()
}
