/** The server could not be started; the message names the port and a remedy. */
export class ListenError extends Error {
  override readonly name = 'ListenError'

  constructor({ port, host }: { port: number; host: string }, cause: unknown) {
    super(describeFailure(port, host, cause), { cause })
  }
}

export const isListenError = (error: unknown): error is ListenError =>
  error instanceof Error && error.name === 'ListenError'

function describeFailure(port: number, host: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1}.`
    case 'EACCES':
      return `This account may not use port ${port}. Choose one above 1023: PORT=${port + 8000}.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is “${host}”, which is no address of this machine. Leave it out to serve this machine alone, or set 0.0.0.0 for all.`
    default:
      return `The server could not listen on port ${port}: ${cause instanceof Error ? cause.message : cause}. Choose another port: PORT=${port + 1}.`
  }
}
