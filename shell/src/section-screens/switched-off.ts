/** In place of what the loaders of a section give that is switched off; its error boundary says so. No fault. */
export class SwitchedOff extends Error {
  override readonly name = 'SwitchedOff'
}

/** By remote, the path of its screen that is open: a person who has it goes on with it when the section is switched off. */
export const openPaths = new Map<string, string>()
