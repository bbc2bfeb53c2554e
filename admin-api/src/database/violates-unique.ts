/** PostgreSQL's `unique_violation`; Drizzle wraps the driver's error. */
const uniqueViolation = '23505'

export function violatesUnique(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause !== 'object' || cause === null) return false
  return Reflect.get(cause, 'code') === uniqueViolation && Reflect.get(cause, 'constraint') === constraint
}
