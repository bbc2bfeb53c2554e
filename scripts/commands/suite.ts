import type { CommandResult } from './run-command.ts'

/** Tests of one suite; a skipped test is one that did not pass. */
export type Counts = { passed: number; failed: number; skipped: number }

export type Suite = {
  name: string
  passed: number
  failed: number
  /** Why the counts are what they are, when the counts alone do not say it. */
  note: string
  /** Everything the suite printed, shown when something failed. */
  output: string
}

/** The counts of a test run and how its process ended, together. No test at all, a crash and a hang are failures. */
export function toTestSuite(name: string, counts: Counts, result: CommandResult): Suite {
  const { passed, skipped } = counts
  const notes: string[] = []
  let failed = counts.failed + skipped
  if (skipped > 0) notes.push(`${skipped} skipped, counted as failed`)
  const ranNothing = passed + failed === 0
  if (ranNothing) notes.push('ran no test')
  if (result.timedOut) notes.push(`ended after ${Math.round(result.seconds)} s without finishing`)
  else if (result.code !== 0 && failed === 0) notes.push(`${result.label} ended with code ${result.code}`)
  if (failed === 0 && (ranNothing || result.code !== 0)) failed = 1
  else if (result.timedOut) failed += 1
  return { name, passed, failed, note: notes.join('; '), output: result.output }
}

/** A check that is not made of tests counts as one, whatever number of commands it takes. */
export function toStaticSuite(name: string, results: readonly CommandResult[]): Suite {
  const bad = results.filter((result) => result.code !== 0)
  const notes = bad.map((result) =>
    result.timedOut
      ? `${result.label} was ended after ${Math.round(result.seconds)} s`
      : `${result.label} ended with code ${result.code}`,
  )
  if (results.length === 0) notes.push('found nothing to check')
  const failed = bad.length > 0 || results.length === 0
  const output = bad.map((result) => result.output.trimEnd()).join('\n')
  return { name, passed: failed ? 0 : 1, failed: failed ? 1 : 0, note: notes.join('; '), output }
}

/** The line that ends every check. */
export function toSummaryLine(suites: readonly Suite[]): string {
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0)
  return suites.length === 0 ? '0 passed, 1 failed' : `${passed} passed, ${failed} failed`
}

/** Without hours: `11 min 48 s`. */
export function toDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
