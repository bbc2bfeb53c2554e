import type { ReleaseProblem } from '../../errors/release-problem.ts'
import { checkContract, type Judgement } from '../contract/check-contract.ts'
import { listCanaryCombinations, withCanaries } from '../records/canaries.ts'
import { type ReleaseContent, toCanonicalJson } from '../records/release-id.ts'
import { findProblems } from '../rules/find-problems.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import type { BuiltUnit } from '../units/read-built-unit.ts'

type Judging = {
  published: PublishedFiles
  reserved?: readonly string[] | undefined
  /** Units that come in. */
  incoming: readonly BuiltUnit[]
}

/** What may be said against a release, as it is for those who have none of its canaries and for those who have them. */
export async function judgeRelease(
  composed: ReleaseContent,
  { published, reserved, incoming }: Judging,
): Promise<Judgement> {
  const judge = async (content: ReleaseContent) => {
    const checked = await checkContract(published, content, incoming)
    return { ...checked, problems: [...findProblems(content, reserved), ...checked.problems] }
  }
  const released = await judge(composed)
  const trials = await Promise.all(
    listCanaryCombinations(composed).map(async (canaries) => ({
      canaries,
      ...(await judge(withCanaries(composed, canaries))),
    })),
  )
  const seen = new Set(released.problems.map(toCanonicalJson))
  const isNew = (problem: ReleaseProblem) => {
    const text = toCanonicalJson(problem)
    return !seen.has(text) && Boolean(seen.add(text))
  }
  return {
    notes: [...new Set([released, ...trials].flatMap(({ notes }) => notes))],
    problems: [
      ...released.problems,
      ...trials.flatMap(({ canaries, problems }) =>
        problems.filter(isNew).map((problem): ReleaseProblem => ({ kind: 'with-canary', canaries, problem })),
      ),
    ],
  }
}
