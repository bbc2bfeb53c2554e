import type { MockCommand, MockContent, NodeId } from '@console/ielts'
import { useGroupChange } from '../../authoring/questions/use-group-change.ts'
import { type GivenAnswer, keepAnswers } from './keep-answers.ts'

/** Changes a group’s lines or cells, and in the same step updates its key and marks. */
export function useBodyChange(group: NodeId) {
  const change = useGroupChange(group)
  return (
    name: string,
    command: MockCommand,
    options: { mergeKey?: string; given?(content: MockContent): GivenAnswer[] } = {},
  ) => change(name, keepAnswers(group, command, options.given), options.mergeKey)
}
