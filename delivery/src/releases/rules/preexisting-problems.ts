import { describeProblem, listNamedUnits, type ReleaseProblem } from '../../errors/release-problem.ts'
import { toCanonicalJson } from '../records/release-id.ts'

type Before = {
  /** Units that come in. */
  changed: readonly string[]
  /** What is wrong with the current release; asked for only where something is. */
  readFormer: () => Promise<readonly ReleaseProblem[]>
}

/** A fault that is there already, in a unit that stays as it is, stops nobody else. */
export async function splitProblems(
  problems: readonly ReleaseProblem[],
  { changed, readFormer }: Before,
): Promise<{ refused: ReleaseProblem[]; preexisting: ReleaseProblem[] }> {
  if (problems.length === 0) return { refused: [], preexisting: [] }
  const former = new Set((await readFormer()).map(toCanonicalJson))
  const isPreexisting = (problem: ReleaseProblem) =>
    former.has(toCanonicalJson(problem)) && !listNamedUnits(problem).some((name) => changed.includes(name))
  return {
    refused: problems.filter((problem) => !isPreexisting(problem)),
    preexisting: problems.filter(isPreexisting),
  }
}

/** Lines for whoever moves, who may know whom to tell. */
export const describePreexisting = (problems: readonly ReleaseProblem[]): string[] =>
  problems.map((problem) => `Wrong before this already, and left as it was: ${describeProblem(problem)}`)
