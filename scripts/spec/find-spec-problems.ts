export type SpecSources = {
  /** The sentences of SPEC.md (`2.14`) and the additional behaviours (`B7`), by id. */
  sentences: Readonly<Record<string, string>>
  /** Ids of threats (`T4`) in docs/security.md and ASVS items (`V1.2.2`) in docs/asvs.md, with the text of their rows. */
  security: Readonly<Record<string, string>>
  /** Test files by path, with their texts. */
  tests: ReadonlyMap<string, string>
}

export type Proof = { id: string; file: string; isInGate: boolean }

/** Sentences that nothing proves and proofs of nothing, a text for each. */
export function findSpecProblems({ sentences, security, tests }: SpecSources): string[] {
  const promises = { ...sentences, ...security }
  const proofs = groupProofs(tests)
  return [
    ...[...proofs.values()]
      .flat()
      .filter(({ id }) => !(id in promises))
      .map(({ id, file }) => `${file} proves ${id}, which is not listed.`),
    ...Object.entries(promises).flatMap(([id, text]) => {
      const found = proofs.get(id) ?? []
      if (text.includes('No test: '))
        return found.length === 0 ? [] : [`${id} says that it has no test, and has one.`]
      if (found.length === 0)
        return promisesNothing(text) || isShownElsewhere(id, text, tests)
          ? []
          : [`Nothing proves ${id}: ${text}`]
      const isSpecified = /^\d/.test(id)
      return isSpecified && !found.some(({ isInGate }) => isInGate)
        ? [`No test of the gate proves ${id}: ${text}`]
        : []
    }),
  ]
}

/** A row of the standard about something missing, or that does not hold. */
const promisesNothing = (text: string) => / \| (?:n\/a|no|operator|partly) \| /.test(text)

/** A row of the standard names a threat, whose tests prove it, or a test file. */
function isShownElsewhere(id: string, text: string, tests: SpecSources['tests']): boolean {
  if (!id.startsWith('V')) return false
  const files = [...text.matchAll(/`([\w-]+\.test\.tsx?)`/g)].map(([, file = '']) => file)
  const isThere = (file: string) => [...tests.keys()].some((path) => path.endsWith(`/${file}`))
  return files.length === 0 ? /\bT\d+\b/.test(text) : files.every(isThere)
}

/** Grouped by the id that they prove. */
export const groupProofs = (tests: SpecSources['tests']): Map<string, Proof[]> =>
  Map.groupBy(
    [...tests].flatMap(([file, text]) => findProofs(file, text)),
    ({ id }) => id,
  )

/** Tests that only `npm run test:all` runs. */
const isLeftOut = (file: string) => file.includes('.slow.test.') || file.includes('/durability/')

/** `// proves 2.14, T4` is directly above the test. */
function findProofs(file: string, text: string): Proof[] {
  return [...text.matchAll(/^ *\/\/ proves (.+)\n((?: *\/\/.*\n)*)(.*(?:\n.*){0,3})/gm)].flatMap(
    ([, ids = '', , head = '']) => {
      if (!/^\s*(?:test|it)\b/.test(head)) return [{ id: `“${ids}” above no test`, file, isInGate: false }]
      const isInGate = file.startsWith('e2e/') ? head.includes("'@gate'") : !isLeftOut(file)
      return ids.split(', ').map((id) => ({ id, file, isInGate }))
    },
  )
}
