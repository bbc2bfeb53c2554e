const ofRemote = /\/remotes\/([a-z][a-z0-9_]*)\//

type CallSite = { getScriptNameOrSourceURL?(): string | null }
type StackError = {
  stackTraceLimit?: number
  prepareStackTrace?: ((error: Error, sites: CallSite[]) => unknown) | undefined
  captureStackTrace?(target: object, above: unknown): void
}

/** Name of the remote whose own file called `callee`, by the one line above it in the stack; null for everybody else. */
export function findCaller(callee: unknown): string | null {
  // Not in every browser, and in the types as Node has it: where it is missing, nobody is found.
  const stacks = Error as unknown as StackError
  if (stacks.captureStackTrace === undefined) return null
  const { stackTraceLimit, prepareStackTrace } = stacks
  stacks.stackTraceLimit = 1
  // The file alone: for the place in it, V8 compiles the function that called once more.
  stacks.prepareStackTrace = (_, [site]) => site?.getScriptNameOrSourceURL?.() ?? ''
  const at: { stack?: unknown } = {}
  stacks.captureStackTrace(at, callee)
  const { stack } = at
  stacks.stackTraceLimit = stackTraceLimit ?? 10
  stacks.prepareStackTrace = prepareStackTrace
  return ofRemote.exec(String(stack ?? ''))?.[1] ?? null
}
