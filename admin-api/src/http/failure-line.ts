/**
 * One line about an unexpected failure, for the log. A failed query's own message carries its parameters, which may be
 * passwords, so of database failures only the code and the constraint are told.
 */
export function toFailureLine(request: { method: string; path: string }, error: unknown): string {
  return `${request.method} ${request.path} failed: ${describe(error)}`
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is not an error was thrown'
  const root = error.cause instanceof Error ? error.cause : error
  const frames = (root.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  const facts = ['code', 'constraint', 'table', 'column'].flatMap((key) => {
    const value: unknown = Reflect.get(root, key)
    return typeof value === 'string' ? [`${key} ${value}`] : []
  })
  const isQuery = error.message.startsWith('Failed query')
  const told = isQuery ? `the database refused a query (${facts.join(', ')})` : `${root.name}: ${root.message}`
  return [told, ...frames.slice(0, 6)].join('\n')
}
