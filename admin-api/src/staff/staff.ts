/** The signed-in person behind a request. */
export type Staff = {
  id: number
  name: string
  permissions: readonly string[]
  sessionId: number
  tokenHash: string
}
