import { type MockContent, type NodeId, toPlaceKey } from '@console/ielts'
import { type JudgedIssue, judgeMock, type SectionCheck } from '@console/ielts/checks'

type Severity = JudgedIssue['severity']

const weights: Record<Severity, number> = { error: 3, warning: 2, todo: 1 }

const isGraver = (severity: Severity, than: Severity | undefined): boolean =>
  than === undefined || weights[severity] >= weights[than]

export type MockHealth = {
  issues: readonly JudgedIssue[]
  /** The most severe issue at each place. */
  byPlace: ReadonlyMap<string, JudgedIssue>
  /** The highest severity of each node and its descendants. */
  byNode: ReadonlyMap<NodeId, Severity>
}

export function toHealth(content: MockContent, check: SectionCheck): MockHealth {
  const issues = judgeMock(content, check)
  const byPlace = new Map<string, JudgedIssue>()
  const byNode = new Map<NodeId, Severity>()
  for (const issue of issues) {
    const key = toPlaceKey(issue.place)
    if (isGraver(issue.severity, byPlace.get(key)?.severity)) byPlace.set(key, issue)
    for (let id: NodeId | null = issue.place.node; id !== null; id = content.nodes[id]?.parent ?? null) {
      if (isGraver(issue.severity, byNode.get(id))) byNode.set(id, issue.severity)
    }
  }
  return { issues, byPlace, byNode }
}
