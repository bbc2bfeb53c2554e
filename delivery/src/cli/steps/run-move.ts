import type { MoveReport } from '../../releases/moves/move-result.ts'
import { describeMoveReport } from '../output/describe-move-report.ts'
import { measure } from './measure.ts'
import type { ReleaseContext } from './release-context.ts'

/** Moves, and prints what it did. `done`: the words before the id of the release. */
export async function runMove<Report extends MoveReport>(
  { print }: ReleaseContext,
  done: (seconds: string) => string,
  work: () => Promise<Report>,
): Promise<Report> {
  const { result, seconds } = await measure(work)
  for (const line of describeMoveReport(result, done(seconds))) print(line)
  return result
}
