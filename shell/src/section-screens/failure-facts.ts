import type { ReleasedRemote } from '@console/shared/release/released-remote'

export type FailureFact = { label: string; value: string }

type Failed = {
  remote: Pick<ReleasedRemote, 'name' | 'title' | 'team' | 'version'>
  release: string
  /** Without its search, which may name a person. */
  route: string
}

export const listFailureFacts = ({ remote, release, route }: Failed): FailureFact[] => [
  { label: 'Section', value: `${remote.title} (${remote.name})` },
  { label: 'Team', value: remote.team },
  { label: 'Version', value: remote.version },
  { label: 'Release', value: release },
  { label: 'Route', value: route },
]

/** One line each, to be pasted into a message. */
export const toReportText = (facts: readonly FailureFact[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
