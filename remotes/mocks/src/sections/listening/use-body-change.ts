import type { MockCommand, MockContent, NodeId } from '@console/ielts'
import { useGroupChange } from '../../authoring/questions/use-group-change.ts'
import { type GivenAnswer, keepAnswers } from './keep-answers.ts'

/** A change of what a group asks. In the same step its key goes along, and its marks stay one for each question. */
export function useBodyChange(group: NodeId) {
  const change = useGroupChange(group)
  return (
    name: string,
    command: MockCommand,
    options: { mergeKey?: string; given?(content: MockContent): GivenAnswer[] } = {},
  ) => change(name, keepAnswers(group, command, options.given), options.mergeKey)
}
