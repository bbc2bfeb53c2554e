import type { MockContent } from '../document/mock-content.ts'
import type { MockNode, NodeId } from '../document/mock-node.ts'
import { type KeyGroup, type KeyQuestion, listKeyGroups } from '../keys/key-group.ts'
import { toExplanationKey } from './explanation-key.ts'
import { type Explained, type Explanations, readExplained, readHeardPart } from './explanations.ts'
import type { Proof } from './proofs.ts'

/** What one explanation is about: a question, or the questions of a set. */
export type ExplainedQuestion = Explained & {
  key: string
  part: NodeId | null
  group: KeyGroup
  questions: readonly KeyQuestion[]
  /** `7`, `21, 22`, `21–25` */
  mark: string
}

const toMark = (numbers: readonly number[]): string =>
  numbers.length > 2 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(', ')

/** Every question in its order with what explains it: of this device, or else of a server that sends explanations. */
export const listExplained = (content: MockContent, notes: Explanations): ExplainedQuestion[] =>
  listKeyGroups(content).flatMap((group) =>
    [...Map.groupBy(group.questions, (question) => toExplanationKey(group, question))].map(
      ([key, questions]) => {
        const { explanation, proof } = readExplained(notes, key)
        return {
          key,
          part: group.node.parent,
          group,
          questions,
          mark: toMark(questions.map(({ number }) => number)),
          explanation: explanation || readSent(content.nodes[questions[0]?.place.node ?? ''], 'explanation'),
          proof,
        }
      },
    ),
  )

export const toProofs = (explained: readonly ExplainedQuestion[], part: NodeId): Proof[] =>
  explained.flatMap((each) =>
    each.part === part && each.proof !== '' ? { mark: each.mark, words: each.proof } : [],
  )

/** What is spoken in a part: of this device, or else of a server that sends transcripts. */
export const readTranscript = ({ nodes }: Pick<MockContent, 'nodes'>, notes: Explanations, part: NodeId) =>
  readHeardPart(notes, part).transcript || readSent(nodes[part], 'transcript')

/** The specification has neither explanations nor transcripts; a server that sends them has them at their question or part. */
function readSent(node: MockNode | undefined, field: 'explanation' | 'transcript'): string {
  const sent = node?.unknown[field]
  return typeof sent === 'string' ? sent : ''
}
