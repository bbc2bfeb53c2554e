import type { MockContent } from '../document/mock-content.ts'
import type { MockNode, NodeId } from '../document/mock-node.ts'
import { toPlaceKey } from '../document/mock-place.ts'
import { type KeyGroup, type KeyQuestion, listKeyGroups } from '../keys/key-group.ts'
import { type Explained, type Explanations, readExplained, readPartRecording } from './explanations.ts'
import type { Proof } from './proofs.ts'

/** A question, or the questions of a set, with its explanation. */
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

/** All questions in order with their explanations, from this device or else from the server. */
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

/** Transcript of a part, from this device or else from the server. */
export const readTranscript = ({ nodes }: Pick<MockContent, 'nodes'>, notes: Explanations, part: NodeId) =>
  readPartRecording(notes, part).transcript || readSent(nodes[part], 'transcript')

/** The specification has neither explanations nor transcripts, but a server may send them with a question or part. */
function readSent(node: MockNode | undefined, field: 'explanation' | 'transcript'): string {
  const sent = node?.unknown[field]
  return typeof sent === 'string' ? sent : ''
}

/** A key that survives renumbering: the place of a question, or for questions of a set their set. */
const toExplanationKey = ({ kind }: KeyGroup, { place, set }: KeyQuestion): string =>
  kind === 'set' || place.field === 'correct_answer' ? set : toPlaceKey(place)
