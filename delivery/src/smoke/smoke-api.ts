/** What the screens of a candidate ask, and whom they are signed in as. */
export type SmokeApi = {
  /** Said where it does not know an address. */
  name: string
  session: { token: string; user: object }
  fetch(request: Request): Response | Promise<Response>
  close(): Promise<void>
}

/** Stands for the person where only a token is known; the shell shows the name. */
export const unnamedUser = { id: 0, name: 'Release check', email: 'release-check@example.invalid', roles: [] }
