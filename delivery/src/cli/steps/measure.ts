/** Runs `work` and says how long it took: `0.05`. */
export async function measure<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: string }> {
  const started = performance.now()
  const result = await work()
  return { result, seconds: ((performance.now() - started) / 1000).toFixed(2) }
}
