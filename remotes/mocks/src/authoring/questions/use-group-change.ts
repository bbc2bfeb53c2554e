import {
  type MockCommand,
  type MockContent,
  type NodeId,
  readGroup,
  setGroupField,
  toFigures,
} from '@console/ielts'
import { useChange, useGroupRules } from '../../editing/mock-editor-context.ts'

/** A change of a group. In the same step its marks stay one for each question, and what follows from its key comes along. */
export function useGroupChange(group: NodeId) {
  const change = useChange()
  const { follow } = useGroupRules()
  return (name: string, command: MockCommand, mergeKey?: string) =>
    change(name, follow(group, keepMarks(group, command)), mergeKey)
}

const countQuestions = (content: MockContent, group: NodeId) => toFigures(content).ranges.get(group)?.count

/** Marks that are not one for each question were meant otherwise, and stay. */
const keepMarks =
  (group: NodeId, command: MockCommand): MockCommand =>
  (content) => {
    const next = command(content)
    const isOneEach = readGroup(content.nodes, group)?.fields.marks === countQuestions(content, group)
    return isOneEach ? setGroupField(group, 'marks', countQuestions(next, group))(next) : next
  }
