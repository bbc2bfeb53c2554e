/** A command that cannot be done; the message is shown as it is. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

export const isCommandError = (error: unknown): error is CommandError =>
  error instanceof Error && error.name === 'CommandError'
