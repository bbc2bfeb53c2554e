/** What was asked for cannot be made; the message is shown as it is. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
}

export const isCreateError = (error: unknown): error is CreateError =>
  error instanceof Error && error.name === 'CreateError'
