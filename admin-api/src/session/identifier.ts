/** One spelling for an email in any case and a phone number with any separators. */
export function toIdentifierKey(identifier: string): string {
  const text = identifier.trim().toLowerCase()
  return text.includes('@') ? text : text.replaceAll(/\D/g, '')
}
