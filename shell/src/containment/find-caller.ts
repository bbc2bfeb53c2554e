const ofRemote = /\/remotes\/([a-z][a-z0-9_]*)\//

type StackError = { stackTraceLimit?: number; captureStackTrace?(target: object, above: unknown): void }

/** Name of the remote whose own file called `callee`, by the one line above it in the stack; null for everybody else. */
export function findCaller(callee: unknown): string | null {
  // Not in every browser and not in the types: where it is missing, nobody is found.
  const stacks = Error as StackError
  if (stacks.captureStackTrace === undefined) return null
  const limit = stacks.stackTraceLimit
  stacks.stackTraceLimit = 1
  const at: { stack?: string } = {}
  stacks.captureStackTrace(at, callee)
  stacks.stackTraceLimit = limit ?? 10
  return ofRemote.exec(at.stack ?? '')?.[1] ?? null
}
