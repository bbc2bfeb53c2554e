/** The signed-in person behind a request. */
export type Staff = { id: number; name: string; tokenHash: string }
