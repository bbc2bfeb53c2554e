import type { ReleasedRemote } from '@console/shared/release/released-remote'

export type FailureDetail = { label: string; value: string }

type Failed = {
  remote: Pick<ReleasedRemote, 'name' | 'title' | 'team' | 'version'>
  release: string
  /** Without the query, which may contain personal data. */
  route: string
}

export const listFailureDetails = ({ remote, release, route }: Failed): FailureDetail[] => [
  { label: 'Section', value: `${remote.title} (${remote.name})` },
  { label: 'Team', value: remote.team },
  { label: 'Version', value: remote.version },
  { label: 'Release', value: release },
  { label: 'Route', value: route },
]

/** One line per fact, for pasting into a message. */
export const toReportText = (facts: readonly FailureDetail[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
