/** What becomes of a request instead of its answer. */
export type Fault =
  | { kind: 'answer'; status: number; type: string; body: string }
  /** Accepted and never answered. */
  | { kind: 'hang' }
  /** The connection is torn down without an answer. */
  | { kind: 'reset' }
  /** The right headers and half of the body; then the connection is torn down. */
  | { kind: 'truncate' }
  /** The whole answer but for one byte. */
  | { kind: 'tamper' }
  | { kind: 'slow'; milliseconds: number }
  /** So many bytes of the request's body are handed on; then the connection is torn down on both sides. */
  | { kind: 'cut'; after: number }

export type FaultRule = {
  match(url: URL, method: string): boolean
  fault: Fault
  /** How many requests it meets; all of them when absent. */
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

/** The head of an image where a script or JSON was asked for. */
export const answerGarbage: Fault = {
  kind: 'answer',
  status: 200,
  type: 'application/octet-stream',
  body: '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u0000\u0000{]]}\u00ff',
}
