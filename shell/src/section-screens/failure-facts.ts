import type { ReleasedRemote } from '@console/shared/release/released-remote'

export type FailureFact = { label: string; value: string }

type Failed = {
  remote: Pick<ReleasedRemote, 'name' | 'title' | 'team' | 'version'>
  release: string
  /** Without the query, which may contain personal data. */
  route: string
}

export const listFailureFacts = ({ remote, release, route }: Failed): FailureFact[] => [
  { label: 'Section', value: `${remote.title} (${remote.name})` },
  { label: 'Team', value: remote.team },
  { label: 'Version', value: remote.version },
  { label: 'Release', value: release },
  { label: 'Route', value: route },
]

/** One line per fact, for pasting into a message. */
export const toReportText = (facts: readonly FailureFact[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
