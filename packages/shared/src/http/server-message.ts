/** A page of text is no sentence; it stays in the details. */
const longestSentence = 400

/** The sentence for people in the body of a failed answer, whatever the body is; undefined where it has none. */
export function findServerMessage(body: unknown): string | undefined {
  const { message, error, detail, title } = toFields(body)
  // In the order in which servers are believed; `detail` and `title` are RFC 9457.
  return [message, error, toFields(error)['message'], detail, title, body].map(toSentence).find(Boolean)
}

/** Any object may be read by key; what stands there is looked at before it is used. */
const toFields = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>

function toSentence(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  return text.length > longestSentence || text.startsWith('<') ? '' : text
}
