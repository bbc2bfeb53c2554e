import type { FieldErrors } from '@console/shared/schemas/envelope'

/** Far beyond any record of the console, and far below where a parser runs out of stack. */
const deepest = 64

/** The first field that PostgreSQL cannot hold in text or jsonb without changing it, and why. */
export function findUnstorable(body: unknown): FieldErrors {
  const found: FieldErrors = {}
  const walk = (value: unknown, path: readonly string[]) => {
    if (Object.keys(found).length > 0) return
    const complaint = toComplaint(value, path)
    if (complaint !== undefined) found[path.join('.') || 'body'] = [complaint]
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
    }
  }
  walk(body, [])
  return found
}

function toComplaint(value: unknown, path: readonly string[]): string | undefined {
  if (path.length > deepest) return `Fields can be nested ${deepest} deep at most`
  if (typeof value === 'number' && !Number.isFinite(value)) return 'The number is too large'
  return [value, path.at(-1)].some((text) => typeof text === 'string' && !isStorableText(text))
    ? 'The text contains a character that cannot be stored: U+0000 or half of a surrogate pair'
    : undefined
}

const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0')
