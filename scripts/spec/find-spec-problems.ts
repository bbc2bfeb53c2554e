export type SpecSources = {
  /** The sentences of SPEC.md (`2.14`) and the behaviours beyond it (`B7`), by their ids. */
  sentences: Readonly<Record<string, string>>
  /** Ids of the threats (`T4`) and items of ASVS (`V1.2.2`) in docs/security.md, with what stands in their rows. */
  security: Readonly<Record<string, string>>
  /** Test files by their paths, with their texts. */
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
      if (found.length === 0) return [`Nothing proves ${id}: ${text}`]
      const isSpecified = /^\d/.test(id)
      return isSpecified && !found.some(({ isInGate }) => isInGate)
        ? [`No test of the gate proves ${id}: ${text}`]
        : []
    }),
  ]
}

/** By the id of what is proved. */
export const groupProofs = (tests: SpecSources['tests']): Map<string, Proof[]> =>
  Map.groupBy(
    [...tests].flatMap(([file, text]) => findProofs(file, text)),
    ({ id }) => id,
  )

/** Tests that `npm test` leaves to `npm run test:all`. */
const isLeftOut = (file: string) => file.includes('.slow.test.') || file.includes('/durability/')

/** `// proves 2.14, T4` stands above the test, with nothing between them. */
function findProofs(file: string, text: string): Proof[] {
  return [...text.matchAll(/^ *\/\/ proves (.+)\n((?: *\/\/.*\n)*)(.*(?:\n.*){0,3})/gm)].flatMap(
    ([, ids = '', , head = '']) => {
      if (!/^\s*(?:test|it)\b/.test(head)) return [{ id: `“${ids}” above no test`, file, isInGate: false }]
      const isInGate = file.startsWith('e2e/') ? head.includes("'@gate'") : !isLeftOut(file)
      return ids.split(', ').map((id) => ({ id, file, isInGate }))
    },
  )
}
