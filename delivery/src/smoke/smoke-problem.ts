import { ReleaseError } from '../errors/release-error.ts'

/** A fault on a screen of a candidate. */
export type SmokeProblem = {
  unit: string
  /** The opened address; undefined where the fault is not a single screen's. */
  screen?: string
  seen: string
  /** The file of a remote or of the shell that it came from, as far as the browser says. */
  file?: string | undefined
}

const describe = ({ unit, screen, seen, file }: SmokeProblem) =>
  `- ${unit}${screen === undefined ? '' : `, ${screen}`}: ${seen}${file === undefined ? '' : ` (${file})`}`

/** The sentences of a refusal, one for each fault. */
export function buildSmokeRefusal(problems: readonly SmokeProblem[]): ReleaseError {
  const lines = [...new Set(problems.map(describe))]
  const units = [...new Set(problems.map(({ unit }) => unit))].join(' and ')
  return new ReleaseError(
    'smoke',
    [
      'Nothing was released. Opened in a browser as staff would see it, the release failed:',
      ...lines,
      `Mend ${units} and publish again. What is current was not touched.`,
    ].join('\n'),
  )
}
