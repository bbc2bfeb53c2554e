/** One line of JSON for the log of a server. `id` is that of the request, if there is one. */
export const toLogLine = (
  level: 'info' | 'warn' | 'error',
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): string => JSON.stringify({ at: new Date().toISOString(), level, message, ...more })

/** A line about a failure, with where it happened. */
export const toFailureLine = (
  error: unknown,
  { what = 'Something failed', ...more }: Readonly<{ what?: string; id?: string }> = {},
): string => {
  const { told, stack } = describeFailure(error)
  return toLogLine('error', `${what}: ${told}`, { ...more, stack })
}

/**
 * A failed query's own message carries its parameters, which may be passwords; so this takes its cause, and only the code and the
 * constraint of the database's own refusals.
 */
function describeFailure(error: unknown): { told: string; stack: string[] } {
  if (!(error instanceof Error)) return { told: 'something that is not an error was thrown', stack: [] }
  const root = error.cause instanceof Error ? error.cause : error
  const stack = (root.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  const code: unknown = Reflect.get(root, 'code')
  const constraint: unknown = Reflect.get(root, 'constraint')
  // PostgreSQL puts values into its messages; a failure without its code comes from the driver and holds none.
  const told =
    typeof code === 'string'
      ? `${root.name} ${code}${typeof constraint === 'string' ? ` on ${constraint}` : ''}`
      : `${root.name}: ${root.message}`
  return { told, stack: stack.slice(0, 6).map((line) => line.trim()) }
}
