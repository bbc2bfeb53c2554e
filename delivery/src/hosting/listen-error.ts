/** The server could not be started; the message says on which port and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
  readonly port: number

  constructor(port: number, cause: unknown) {
    super(describeFailure(port, cause), { cause })
    this.port = port
  }
}

export const isListenError = (error: unknown): error is ListenError =>
  error instanceof Error && error.name === 'ListenError'

function describeFailure(port: number, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1}.`
  if (code === 'EACCES') return `This account may not use port ${port}. Choose one above 1023: PORT=3000.`
  return `The server could not listen on port ${port}: ${cause instanceof Error ? cause.message : cause}. Choose another port: PORT=${port + 1}.`
}
