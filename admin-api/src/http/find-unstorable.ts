import type { FieldErrors } from '@console/shared/schemas/envelope'

/** Both are far beyond any record of the console, and below what makes a parser run out of stack. */
const deepest = 64
const mostValues = 50_000

/** The first field that PostgreSQL cannot hold in text or jsonb without changing it, or that no parser should be given. */
export function findUnstorable(body: unknown): FieldErrors | null {
  let values = 0
  const walk = (value: unknown, path: readonly string[]): FieldErrors | null => {
    values += 1
    if (values > mostValues) return { body: [`The body holds more than ${mostValues} values`] }
    const complaint = toComplaint(value, path)
    if (complaint !== null) return { [path.join('.') || 'body']: [complaint] }
    if (typeof value !== 'object' || value === null) return null
    for (const [key, inner] of Object.entries(value)) {
      const found = walk(inner, [...path, key])
      if (found !== null) return found
    }
    return null
  }
  return walk(body, [])
}

function toComplaint(value: unknown, path: readonly string[]): string | null {
  if (path.length > deepest) return `Fields can be nested ${deepest} deep at most`
  if (typeof value === 'number' && !Number.isFinite(value)) return 'The number is too large'
  return [value, path.at(-1)].some((text) => typeof text === 'string' && !isStorableText(text))
    ? 'The text contains a character that cannot be stored: U+0000 or half of a surrogate pair'
    : null
}

const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0')
