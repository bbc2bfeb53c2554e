import { describeAssignment } from '../canary/describe-assignment.ts'
import type { Environment } from '../environment/environment.ts'
import type { Fact } from '../errors/fact-list.tsx'
import { describeBreaker } from '../last-known-good/describe-breaker.ts'
import type { KnownRelease, KnownRemote } from '../release/known-release.ts'

const environmentTitles: Record<Environment, string> = {
  development: 'Development',
  staging: 'Staging',
  production: 'Production',
}

/** The facts about this console that a problem report needs. */
export const listAboutDetails = (
  release: KnownRelease,
  remotes: readonly KnownRemote[],
  environment: Environment,
): Fact[] => [
  { label: 'Environment', value: environmentTitles[environment] },
  { label: 'Release', value: release.id },
  { label: 'Shell', value: release.shell.version },
  ...remotes.map((remote) => ({
    label: remote.title === remote.name ? remote.name : `${remote.title} (${remote.name})`,
    value: [remote.version, ...listNotes(remote)].join(', '),
  })),
]

const listNotes = ({
  release,
  disabled,
  problems,
  standsIn,
  assignment,
  preview,
  ...remote
}: KnownRemote): string[] => [
  ...(assignment === undefined ? [] : [describeAssignment(assignment)]),
  ...(release === undefined ? [] : [`of release ${release}`]),
  ...(standsIn === undefined
    ? []
    : [
        `in place of ${standsIn.for}, which does not start here (breaker ${describeBreaker({ ...remote, standsIn })})`,
      ]),
  ...(preview === undefined
    ? []
    : [`previewed until ${preview.until}${preview.for === undefined ? '' : ` in place of ${preview.for}`}`]),
  ...(disabled === undefined ? [] : [`switched off: ${disabled.reason}`]),
  ...(problems === undefined ? [] : [`left out: ${problems.join('; ')}`]),
]
