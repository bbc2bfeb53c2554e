/** A fault that replaces the response. */
export type Fault =
  | { kind: 'answer'; status: number; type: string; body: string }
  /** Accepted and never answered. */
  | { kind: 'hang' }
  /** The connection is reset without a response. */
  | { kind: 'reset' }
  /** Correct headers and half the body, then the connection is reset. */
  | { kind: 'truncate' }
  /** The complete response with one byte changed. */
  | { kind: 'tamper' }
  | { kind: 'slow'; milliseconds: number }
  /** The first bytes of the request's body are forwarded, then both connections are reset. */
  | { kind: 'cut'; after: number }

export type FaultRule = {
  match(url: URL, method: string): boolean
  fault: Fault
  /** How many requests it affects; all if absent. */
  times?: number
}

export const answerHtml = (status: number): Fault => ({
  kind: 'answer',
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><title>${status}</title><h1>${status}</h1><p>The gateway could not answer.</p>`,
})

export const answerJson = (status: number, value: unknown): Fault => ({
  kind: 'answer',
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})

/** The head of an image in place of a script or JSON. */
export const answerGarbage: Fault = {
  kind: 'answer',
  status: 200,
  type: 'application/octet-stream',
  body: '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u0000\u0000{]]}\u00ff',
}
