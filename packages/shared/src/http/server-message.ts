/** A longer text is not a sentence; it stays in the details. */
const maxSentenceLength = 400

/** The message for people in the body of a failed response, whatever its shape; undefined if there is none. */
export function findServerMessage(body: unknown): string | undefined {
  const { message, error, detail, title } = toFields(body)
  // In order of preference; `detail` and `title` are RFC 9457.
  return [message, error, toFields(error)['message'], detail, title, body].map(toSentence).find(Boolean)
}

/** Any object can be read by key; each value is checked before use. */
const toFields = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>

function toSentence(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  return text.length > maxSentenceLength || text.startsWith('<') ? '' : text
}
