/** The request cannot be fulfilled; the message is shown unchanged. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
}

export const isCreateError = (error: unknown): error is CreateError =>
  error instanceof Error && error.name === 'CreateError'
