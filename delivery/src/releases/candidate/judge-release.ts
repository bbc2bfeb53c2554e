import type { RecordedRemote, ReleaseRecord } from '@console/shared/release'
import { buildRefusal } from '../../errors/release-error.ts'
import { describeProblem, listNamedUnits, type ReleaseProblem } from '../../errors/release-problem.ts'
import { checkContract, type Judgement } from '../contract/check-contract.ts'
import { listCanaryCombinations, withCanaries } from '../records/canaries.ts'
import { type ReleaseContent, toCanonicalJson, toContent } from '../records/release-id.ts'
import type { ConsolePlace } from '../rules/console-place.ts'
import {
  describeDeadLinks,
  describeDroppedPermissions,
  describeLostLinks,
  describeNewPermissions,
  describeUncompared,
} from '../rules/describe-questions.ts'
import { findProblems } from '../rules/find-problems.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { toFileAddress } from '../site/site-layout.ts'
import type { BuiltUnit } from '../units/read-built-unit.ts'

type Judging = {
  /** The release that would be followed. */
  current: ReleaseRecord | undefined
  files: PublishedFiles
  place?: ConsolePlace | undefined
  isSigned: boolean
  /** Units that come in. */
  incoming: readonly BuiltUnit[]
}

/**
 * Notes, and the faults that the current release has as well.
 * @throws ReleaseError `refused` with all other faults.
 */
export async function judgeRelease(
  content: ReleaseContent,
  { current, files, place, isSigned, incoming }: Judging,
): Promise<{ notes: string[]; preexisting: ReleaseProblem[] }> {
  const names = incoming.map(({ name }) => name)
  const { notes, problems } = await findFaults(content, {
    files,
    place,
    incoming: names,
    former: current?.remotes.map(({ name }) => name) ?? [],
  })
  const isCompared = problems.length > 0 && current !== undefined
  const former = isCompared
    ? (await findFaults(toContent(current), { files, place, incoming: [] })).problems
    : []
  const { refused, preexisting } = splitProblems(problems, former, names)
  if (refused.length > 0) throw buildRefusal(refused)
  const questions = [
    ...describeNewPermissions(content, current, names),
    ...describeDroppedPermissions(content, current),
    ...describeLostLinks(content, names),
    ...describeUncompared(content, { place, isSigned, incoming: names }),
    ...(await describeDeadLinks(content, {
      current,
      readScripts: (remote) => readScripts(content, files, remote),
    })),
  ]
  return { notes: [...notes, ...questions], preexisting }
}

/** By file. Files that cannot be read are somebody else's fault. */
async function readScripts(
  { files: listed }: ReleaseContent,
  files: PublishedFiles,
  { name, version }: RecordedRemote,
): Promise<Map<string, string>> {
  const folder = toFileAddress({ name, version }, '')
  const scripts = Object.keys(listed).filter(
    (address) => address.startsWith(folder) && address.endsWith('.js'),
  )
  const texts = await Promise.all(scripts.map((address) => files.read(address).then(String, () => '')))
  return new Map(scripts.map((address, index) => [address.slice(folder.length), texts[index] ?? '']))
}

type Checking = {
  files: PublishedFiles
  place?: ConsolePlace | undefined
  incoming: readonly string[]
  /** Remotes of the current release. */
  former?: readonly string[] | undefined
}

/** Judges the release of staff without its canaries, and of those who have them. */
async function findFaults(
  content: ReleaseContent,
  { files, place, incoming, former }: Checking,
): Promise<Judgement> {
  const judge = async (seen: ReleaseContent) => {
    const checked = await checkContract(files, seen, incoming, former)
    return { ...checked, problems: [...findProblems(seen, place), ...checked.problems] }
  }
  const released = await judge(content)
  const trials = await Promise.all(
    listCanaryCombinations(content).map(async (canaries) => ({
      canaries,
      ...(await judge(withCanaries(content, canaries))),
    })),
  )
  const seen = new Set(released.problems.map(toCanonicalJson))
  const isNew = (problem: ReleaseProblem) => {
    const text = toCanonicalJson(problem)
    return !seen.has(text) && Boolean(seen.add(text))
  }
  return {
    notes: [...new Set([released, ...trials].flatMap((each) => each.notes))],
    problems: [
      ...released.problems,
      ...trials.flatMap(({ canaries, problems }) =>
        problems.filter(isNew).map((problem): ReleaseProblem => ({ kind: 'with-canary', canaries, problem })),
      ),
    ],
  }
}

/**
 * An existing fault, in a unit that stays as it is, does not stop others.
 * @param former faults of the current release.
 * @param changed names of the units that come in.
 */
function splitProblems(
  problems: readonly ReleaseProblem[],
  former: readonly ReleaseProblem[],
  changed: readonly string[],
): { refused: ReleaseProblem[]; preexisting: ReleaseProblem[] } {
  const known = new Set(former.map(toCanonicalJson))
  const isPreexisting = (problem: ReleaseProblem) =>
    known.has(toCanonicalJson(problem)) && !listNamedUnits(problem).some((name) => changed.includes(name))
  return {
    refused: problems.filter((problem) => !isPreexisting(problem)),
    preexisting: problems.filter(isPreexisting),
  }
}

/** The person who moves may know whom to tell. */
export const describePreexisting = (problems: readonly ReleaseProblem[]): string[] =>
  problems.map((problem) => `Was wrong before, and was left as it was: ${describeProblem(problem)}`)
