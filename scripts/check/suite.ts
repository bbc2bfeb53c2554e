/** Test counts of a suite; a skipped test did not pass. */
export type Counts = { passed: number; failed: number; skipped: number }

export type Suite = {
  name: string
  passed: number
  failed: number
  /** Explains the counts if they are not self-explanatory. */
  note: string
}

/** Undefined for a task that did not run because a dependency failed. */
type ExitCode = number | undefined

/** Combines a test run's counts with its exit code. An empty run and a crash are failures. */
export function toTestSuite(name: string, counts: Counts, exitCode: ExitCode): Suite {
  const { passed, skipped } = counts
  const notes: string[] = []
  let failed = counts.failed + skipped
  if (skipped > 0) notes.push(`${skipped} skipped, counted as failed`)
  if (passed + failed === 0) notes.push('ran no test')
  if (exitCode !== 0 && failed === 0) notes.push(describeEnd(exitCode))
  if (failed === 0 && notes.length > 0) failed = 1
  return { name, passed, failed, note: notes.join(', ') }
}

/** A check without tests counts as one. */
export function toStaticSuite(name: string, exitCode: ExitCode): Suite {
  const failed = exitCode !== 0
  return { name, passed: failed ? 0 : 1, failed: failed ? 1 : 0, note: failed ? describeEnd(exitCode) : '' }
}

const describeEnd = (exitCode: ExitCode) =>
  exitCode === undefined ? 'not run: something that it depends on failed' : `ended with code ${exitCode}`

/** The last line of every check. */
export function toSummaryLine(suites: readonly Suite[]): string {
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0)
  return suites.length === 0 ? '0 passed, 1 failed' : `${passed} passed, ${failed} failed`
}

/** Minutes and seconds: `11 min 48 s`. */
export function toDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
