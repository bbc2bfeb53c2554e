import { type MockContent, type NodeId, toPlaceKey } from '@console/ielts'
import { checkMock, type MockIssue, type SectionCheck } from '@console/ielts/checks'

type Severity = MockIssue['severity']

export type MockHealth = {
  issues: readonly MockIssue[]
  /** The gravest at a place, in words. */
  byPlace: ReadonlyMap<string, MockIssue>
  /** The gravest of a node and what is below it. */
  byNode: ReadonlyMap<NodeId, Severity>
}

export function toHealth(content: MockContent, check: SectionCheck): MockHealth {
  const issues = checkMock(content, check)
  const byPlace = new Map<string, MockIssue>()
  const byNode = new Map<NodeId, Severity>()
  for (const issue of issues) {
    const key = toPlaceKey(issue.place)
    if (byPlace.get(key)?.severity !== 'error') byPlace.set(key, issue)
    for (let id: NodeId | null = issue.place.node; id !== null; id = content.nodes[id]?.parent ?? null) {
      if (byNode.get(id) !== 'error') byNode.set(id, issue.severity)
    }
  }
  return { issues, byPlace, byNode }
}
