export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 421 | 422 | 426 | 429 | 500 | 507

/** The release server refuses a request; the message is for the caller. */
export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal'
  readonly status: RefusalStatus
  readonly code: string

  constructor(status: RefusalStatus, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const isRequestRefusal = (error: unknown): error is RequestRefusal =>
  error instanceof Error && error.name === 'RequestRefusal'
