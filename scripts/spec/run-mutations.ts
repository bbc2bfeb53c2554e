import { runIn } from '../commands/run-in.ts'
import type { Suite } from '../commands/suite.ts'
import { listPackages } from '../commands/workspace.ts'
import { type Proof, parseProof } from './coverage-table.ts'
import { type Mutation, readMutations } from './mutation-list.ts'
import { listUncommitted, whilePatched } from './patched-file.ts'
import { isBrowserStory, type NamedRun, runNamedTests } from './run-named-tests.ts'

type Verdict = { id: string; isFound: boolean; reason: string }

/** Those with the ids, or all. */
export function chooseMutations(ids: readonly string[]): Mutation[] {
  const all = readMutations()
  const unknown = ids.filter((id) => !all.some((mutation) => mutation.id === id))
  if (unknown.length > 0) throw new Error(`There is no mutation called ${unknown.join(' or ')}`)
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id))
}

const readProofs = ({ proofs }: Mutation): Proof[] => proofs.flatMap((proof) => parseProof(proof) ?? [])

export const needsBrowser = (mutation: Mutation) => readProofs(mutation).some(isBrowserStory)

/** Breaks one behaviour after the other, and counts those that the tests named for them find. */
export async function runMutations(mutations: readonly Mutation[]): Promise<Suite[]> {
  const dirty = listUncommitted([...new Set(mutations.map(({ file }) => file))])
  if (dirty.length > 0) throw new Error(`commit first what changed in ${dirty.join(', ')}`)
  const untouched = await runEach(mutations.flatMap(readProofs))
  const verdicts: Verdict[] = []
  const builds = createBuilds()
  for (const mutation of mutations) {
    const verdict = await judge(mutation, untouched, builds)
    console.log(`  ${verdict.isFound ? 'found   ' : 'SURVIVED'}  ${verdict.id}${verdict.reason}`)
    verdicts.push(verdict)
  }
  await builds.finish()
  return [toSuite(verdicts)]
}

type Builds = ReturnType<typeof createBuilds>

/** What browser stories are served. A unit that was built broken is built again before the next story. */
function createBuilds() {
  const broken = new Set<string>()
  const build = async (unit: string) => {
    const { code, output } = await runIn(unit, 'rsbuild build', 10 * 60_000)
    if (code !== 0) throw new Error(`${unit} does not build:\n${output}`)
  }
  async function finish() {
    for (const unit of broken) await build(unit)
    broken.clear()
  }
  return {
    finish,
    async breakUnit(unit: string) {
      broken.delete(unit)
      await finish()
      broken.add(unit)
      await build(unit)
    },
  }
}

async function judge(mutation: Mutation, untouched: NamedRun, builds: Builds): Promise<Verdict> {
  const { id, file } = mutation
  const proofs = readProofs(mutation)
  const red = proofs.filter((proof) => untouched.outcomeOf(proof) !== 'passed')
  if (red.length > 0) return { id, isFound: false, reason: `: without it ${listNames(red)} does not pass` }
  try {
    const green = await whilePatched(mutation, async () => {
      if (needsBrowser(mutation)) await builds.breakUnit(mutation.unit ?? toUnit(file))
      const run = await runEach(proofs)
      return proofs.filter((proof) => run.outcomeOf(proof) !== 'failed')
    })
    return { id, isFound: green.length === 0, reason: green.length === 0 ? '' : `: ${listNames(green)}` }
  } catch (error) {
    return { id, isFound: false, reason: `: ${error}` }
  }
}

const listNames = (proofs: readonly Proof[]) => proofs.map(({ name }) => `“${name}”`).join(' and ')

function toUnit(file: string): string {
  const owner = listPackages().find(({ folder }) => file.startsWith(`${folder}/`))
  if (owner?.scripts['build'] === undefined) throw new Error(`${file} is of no unit that is built by itself`)
  return owner.folder
}

/** One run for each package whose tests they are. */
async function runEach(proofs: readonly Proof[]): Promise<NamedRun> {
  const folders = listPackages().map(({ folder }) => folder)
  const groups = folders.map((folder) => proofs.filter(({ file }) => file.startsWith(`${folder}/`)))
  const runs: NamedRun[] = []
  for (const group of groups) if (group.length > 0) runs.push(await runNamedTests(group))
  return {
    output: runs.map(({ output }) => output).join('\n'),
    outcomeOf: (proof) => runs.map((run) => run.outcomeOf(proof)).find((outcome) => outcome !== null) ?? null,
  }
}

function toSuite(verdicts: readonly Verdict[]): Suite {
  const survivors = verdicts.filter(({ isFound }) => !isFound)
  return {
    name: 'Mutations',
    passed: verdicts.length - survivors.length,
    failed: survivors.length,
    note: survivors.length === 0 ? '' : `survived: ${survivors.map(({ id }) => id).join(', ')}`,
    output: '',
  }
}
