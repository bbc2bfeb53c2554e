/** What is left of a body without the fields the API itself knows or sets. */
export function toExtra(body: Record<string, unknown>, known: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !known.includes(key)))
}
