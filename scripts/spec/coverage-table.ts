/** A test by its file and its name; of a table of tests, the name that stands in the code or that of one row. */
export type Proof = { file: string; name: string }

export type CoverageRow = {
  /** The sentence of the specification, the behaviour beyond it, or the threat. */
  claim: string
  /** As they stand in the table. */
  proofs: readonly string[]
}

/** The rows of `docs/spec-coverage.md`, or of the tables of `docs/security.md` that name tests: the claim first, its proof last. */
export const parseCoverage = (document: string): CoverageRow[] =>
  document
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *(-{3,}|Sentence |Behaviour |Threat |Item )/.test(line))
    .map((line) => {
      const cells = line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim())
      const claim = cells[0] ?? ''
      const proof = cells.length > 1 ? (cells.at(-1) ?? '') : ''
      return { claim, proofs: proof === '' ? [] : proof.split('<br>') }
    })

/** “No test: …” says why a sentence has none. */
export const isExcuse = (proof: string) => /^No test: .+/.test(proof)

export function parseProof(proof: string): Proof | null {
  const [, file, name] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
  return file === undefined || name === undefined ? null : { file, name }
}
