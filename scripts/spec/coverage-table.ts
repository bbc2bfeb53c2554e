/** A test by its file and its name; of a table of tests, the name that stands in the code or that of one row. */
export type Proof = { file: string; name: string }

export type CoverageRow = {
  /** The sentence of the specification, or the behaviour beyond it. */
  claim: string
  /** As they stand in the table. */
  proofs: readonly string[]
}

/** The rows of `docs/spec-coverage.md`. */
export const parseCoverage = (document: string): CoverageRow[] =>
  document
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *(-{3,}|Sentence |Behaviour )/.test(line))
    .map((line) => {
      const [claim = '', proof = ''] = line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim())
      return { claim, proofs: proof === '' ? [] : proof.split('<br>') }
    })

/** “No test: …” says why a sentence has none. */
export const isExcuse = (proof: string) => /^No test: .+/.test(proof)

export function parseProof(proof: string): Proof | null {
  const [, file, name] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
  return file === undefined || name === undefined ? null : { file, name }
}
