/** Replaces the results of a switched-off section's loaders; its error boundary explains it. Not a fault. */
export class SwitchedOff extends Error {
  override readonly name = 'SwitchedOff'
}

/** Path of each remote's open screen: a person who has it open may continue when the section is switched off. */
export const openPaths = new Map<string, string>()
