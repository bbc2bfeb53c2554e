/** Settles as `promise` does, or rejects with `error` after so many milliseconds. */
export function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  error: unknown,
): Promise<Value> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(error), milliseconds)
  return Promise.race([promise, limit.promise]).finally(() => clearTimeout(timer))
}
