/** The API that the screens of a candidate call, and the session that they are signed in with. */
export type SmokeApi = {
  /** The message where it does not know an address. */
  name: string
  session: { token: string; user: object }
  fetch(request: Request): Response | Promise<Response>
  close(): Promise<void>
}

/** Sent with every request of a page: the remote whose screen it opened. */
export const unitHeader = 'x-console-unit'

/** The person where only a token is known; the shell shows the name. */
export const unnamedUser = { id: 0, name: 'Release check', email: 'release-check@example.invalid', roles: [] }
