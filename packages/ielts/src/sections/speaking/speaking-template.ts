import { createId } from '@console/values/ids/create-id'
import type { FieldsOf, NewNode } from '../../document/mock-node.ts'

export type SpeakingPartNumber = 1 | 2 | 3

type PartTemplate = { title: string; preparation_time: number; talk_time: number }

/** Times in seconds: the parts take 4 to 5 minutes, 3 to 4 including preparation, and 4 to 5 minutes. */
const parts: Record<SpeakingPartNumber, PartTemplate> = {
  1: { title: 'Introduction and interview', preparation_time: 0, talk_time: 270 },
  2: { title: 'Individual long turn', preparation_time: 60, talk_time: 120 },
  3: { title: 'Two-way discussion', preparation_time: 0, talk_time: 270 },
}

export const buildSpeakingQuestion = (text = ''): FieldsOf<'speaking.question'> => ({ id: createId(), text })

export function buildSpeakingPart(part: SpeakingPartNumber): NewNode<'speaking.part'> {
  return {
    id: createId(),
    part,
    ...parts[part],
    cue_card: part === 2 ? { topic: '', bullets: [] } : null,
    // None in part 2, which needs no question: staff would have to remove an empty one.
    questions: part === 2 ? [] : [buildSpeakingQuestion()],
  }
}

export const buildSpeaking = (
  title: string,
  numbers: readonly SpeakingPartNumber[],
): NewNode<'speaking.mock'> => ({
  title,
  parts: numbers.map(buildSpeakingPart),
})
