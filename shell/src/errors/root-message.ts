/** The message of the root cause. */
export function toRootMessage(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause
  return cause instanceof Error ? cause.message : String(cause)
}
