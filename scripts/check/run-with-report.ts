import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandResult } from '../commands/run-command.ts'
import { type Counts, type Suite, toTestSuite } from '../commands/suite.ts'

/** Runs a test command that writes a JSON report, and counts what the report says; without one there was no test. */
export async function runWithReport(
  name: string,
  parse: (text: string) => Counts,
  run: (reportPath: string) => Promise<CommandResult>,
): Promise<Suite> {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  const reportPath = join(folder, 'report.json')
  const result = await run(reportPath)
  let text = ''
  try {
    text = readFileSync(reportPath, 'utf8')
  } catch {
    // The run ended before it wrote one; its output says why.
  }
  rmSync(folder, { recursive: true })
  return toTestSuite(name, parse(text), result)
}
