import type { FieldErrors } from '@console/shared/schemas/envelope'

/** Far beyond any record of the console, and below what makes a parser run out of stack. */
const deepest = 64

/** The first field that cannot be stored unchanged in text, in jsonb or in a number of JavaScript, or that is nested too deeply. */
export function findUnstorable(body: unknown): FieldErrors | null {
  const path: string[] = []
  const complaint = walk(body, path)
  return complaint === null ? null : { [path.join('.') || 'body']: [complaint] }
}

/** Leaves `path` at the field that the complaint is about. */
function walk(value: unknown, path: string[]): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : unstorableText
  // Beyond this, whole numbers are no longer distinct, and nobody counts, pays or marks that much.
  if (typeof value === 'number')
    return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : 'The number is too large'
  if (typeof value !== 'object' || value === null) return null
  if (path.length > deepest) return `Fields can be nested ${deepest} deep at most`
  for (const [key, inner] of Object.entries(value)) {
    path.push(key)
    const complaint = isStorable(key) ? walk(inner, path) : unstorableText
    if (complaint !== null) return complaint
    path.pop()
  }
  return null
}

const unstorableText =
  'The text contains a character that cannot be stored: U+0000 or half of a surrogate pair'

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
