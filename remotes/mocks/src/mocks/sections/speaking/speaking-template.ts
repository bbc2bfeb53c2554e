import { createId } from '@console/shared/create-id'
import type { FieldsOf, NewNode } from '../../core/document/mock-node.ts'

export type SpeakingPartNumber = 1 | 2 | 3

type PartTemplate = { title: string; preparation_time: number; talk_time: number; questions: number }

/** Seconds and counts of the interview: 4 to 5 minutes, 3 to 4 with a minute to prepare, 4 to 5 minutes. */
const parts: Record<SpeakingPartNumber, PartTemplate> = {
  1: { title: 'Introduction and interview', preparation_time: 0, talk_time: 270, questions: 6 },
  2: { title: 'Individual long turn', preparation_time: 60, talk_time: 120, questions: 2 },
  3: { title: 'Two-way discussion', preparation_time: 0, talk_time: 270, questions: 5 },
}

export const buildQuestion = (text = ''): FieldsOf<'speaking.question'> => ({ id: createId(), text })

export function buildSpeakingPart(part: SpeakingPartNumber): NewNode<'speaking.part'> {
  const { questions, ...times } = parts[part]
  return {
    id: createId(),
    part,
    ...times,
    cue_card: part === 2 ? { topic: '', bullets: [] } : null,
    questions: Array.from({ length: questions }, () => buildQuestion()),
  }
}

export const buildSpeaking = (
  title: string,
  numbers: readonly SpeakingPartNumber[],
): NewNode<'speaking.mock'> => ({
  title,
  parts: numbers.map(buildSpeakingPart),
})
