import { type CoverageRow, isExcuse, parseCoverage, parseProof } from './coverage-table.ts'
import type { Mutation } from './mutation-list.ts'
import { readTestNames } from './test-names.ts'

export type SpecSources = {
  /** The text of `docs/spec-coverage.md`. */
  coverage: string
  /** The text of `docs/security.md` from its table of threats on. */
  security: string
  mutations: readonly Mutation[]
  /** The text of a file of the repository, or null when there is none. */
  read(file: string): string | null
}

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** What keeps the coverage table and its mutations from being true, a sentence each. */
export function findSpecProblems({ coverage, security, mutations, read }: SpecSources): string[] {
  const rows = parseCoverage(coverage)
  const names = new Map<string, RegExp[]>()
  const readNames = (file: string) => {
    const known = names.get(file) ?? readTestNames(read(file) ?? '')
    names.set(file, known)
    return known
  }
  return [
    ...[...rows, ...parseCoverage(security)].flatMap((row) => findRowProblems(row, readNames)),
    ...mutations.flatMap((mutation) => findMutationProblems(mutation, rows, read)),
    ...findRepeatedIds(mutations),
    ...sections
      .filter((section) => !mutations.some(({ sentence }) => sentence.startsWith(`§${section} `)))
      .map((section) => `No mutation breaks a sentence of §${section}.`),
  ]
}

function findRowProblems({ claim, proofs }: CoverageRow, readNames: (file: string) => RegExp[]): string[] {
  if (proofs.length === 0) return [`Nothing proves “${claim}”.`]
  return proofs.flatMap((text) => {
    const proof = parseProof(text)
    if (proof === null) return isExcuse(text) ? [] : [`“${text}” of “${claim}” names no test.`]
    const isThere = readNames(proof.file).some((pattern) => pattern.test(proof.name))
    return isThere ? [] : [`${proof.file} has no test called “${proof.name}”.`]
  })
}

function findMutationProblems(
  { id, sentence, file, find, replace, proofs }: Mutation,
  rows: readonly CoverageRow[],
  read: SpecSources['read'],
): string[] {
  const problems: string[] = []
  const [row, ...others] = rows.filter(({ claim }) => claim.startsWith(sentence))
  if (row === undefined) problems.push(`${id}: no row begins with “${sentence}”.`)
  if (others.length > 0) problems.push(`${id}: several rows begin with “${sentence}”.`)
  const places = (read(file) ?? '').split(find).length - 1
  if (places !== 1) problems.push(`${id}: its text is ${places} times in ${file}, not once.`)
  if (find === replace) problems.push(`${id}: it changes nothing.`)
  if (proofs.length === 0) problems.push(`${id}: it names no test.`)
  for (const proof of proofs) {
    if (row !== undefined && !row.proofs.includes(proof)) {
      problems.push(`${id}: “${row.claim}” does not name ${proof}.`)
    }
  }
  return problems
}

const findRepeatedIds = (mutations: readonly Mutation[]) =>
  mutations
    .filter(({ id }, index) => mutations.findIndex((other) => other.id === id) !== index)
    .map(({ id }) => `Two mutations are called ${id}.`)
