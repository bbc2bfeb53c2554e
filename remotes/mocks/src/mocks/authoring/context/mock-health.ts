import { checkMock, type SectionCheck } from '../../core/checks/check-mock.ts'
import type { MockIssue } from '../../core/checks/mock-issue.ts'
import type { MockContent } from '../../core/document/mock-content.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { toPlaceKey } from '../../core/document/mock-place.ts'

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
