/**
 * One line about an unexpected failure, for the log. A failed query's own message carries its parameters, which may be
 * passwords; so what caused the failure is told, and of the database's own refusals only the code and the constraint.
 */
export function toFailureLine(request: { method: string; path: string }, error: unknown): string {
  return `${request.method} ${request.path} failed: ${describe(error)}`
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is not an error was thrown'
  const root = error.cause instanceof Error ? error.cause : error
  const frames = (root.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  const code: unknown = Reflect.get(root, 'code')
  const constraint: unknown = Reflect.get(root, 'constraint')
  // PostgreSQL puts values into its messages; a failure without its code comes from the driver and holds none.
  const told =
    typeof code === 'string'
      ? `${root.name} ${code}${typeof constraint === 'string' ? ` on ${constraint}` : ''}`
      : `${root.name}: ${root.message}`
  return [told, ...frames.slice(0, 6)].join('\n')
}
