import { type MockCommand, type NodeId, readGroup, readRange, setGroupField } from '@console/ielts'
import { useChange, useGroupRules } from '../../editing/mock-editor-context.ts'

/** Changes a group, and in the same step updates its marks and whatever follows from its key. */
export function useGroupChange(group: NodeId) {
  const change = useChange()
  const { follow } = useGroupRules()
  return (name: string, command: MockCommand, mergeKey?: string) =>
    change(name, follow(group, keepMarks(group, command)), mergeKey)
}

/** Keeps one mark per question, unless the marks were set differently. */
const keepMarks =
  (group: NodeId, command: MockCommand): MockCommand =>
  (content) => {
    const next = command(content)
    const isOneEach = readGroup(content.nodes, group)?.fields.marks === readRange(content, group).count
    return isOneEach ? setGroupField(group, 'marks', readRange(next, group).count)(next) : next
  }
