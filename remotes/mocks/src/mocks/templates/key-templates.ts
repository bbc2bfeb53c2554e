import { createId } from '@console/shared/document/create-id'
import type { JsonObject } from '../document/json.ts'
import { readingTypes } from '../reading/question-types.ts'

const listeningTitles = [
  'Part 1: a conversation of everyday life',
  'Part 2: a talk of everyday life',
  'Part 3: a conversation of study or training',
  'Part 4: a lecture',
]

/** Passages with one group of questions each, which the editor then divides by type. */
export const buildReading = (counts: readonly number[]): JsonObject => ({
  passages: counts.map((count, index) => ({
    id: createId(),
    type: null,
    title: `Passage ${index + 1}`,
    paragraphs: [{ id: createId(), content: '', heading: null }],
    questions: [
      {
        id: createId(),
        type: 'identifying_information',
        title: null,
        instruction: readingTypes.identifying_information.instruction,
        wordlimit: null,
        options: ['TRUE', 'FALSE', 'NOT GIVEN'],
        questions: Array.from({ length: count }, () => ({ id: createId(), text: '' })),
        correct_answer: Array.from({ length: count }, () => ''),
        marks: count,
      },
    ],
  })),
})

/** Questions of each part of the recording. */
const perPart = 10

export const buildListening = (parts: number): JsonObject => ({
  recording: null,
  parts: listeningTitles.slice(0, parts).map((title) => ({
    id: createId(),
    title,
    questions: [
      {
        id: createId(),
        type: 'note_completion',
        title: null,
        instruction: '',
        wordlimit: 2,
        options: null,
        image: null,
        question: Array.from({ length: perPart }, () => ({
          id: createId(),
          text: '',
          blank: { id: createId(), position: 'end', prefix: null, suffix: null },
        })),
        correct_answer: Array.from({ length: perPart }, () => ''),
        marks: perPart,
      },
    ],
  })),
})
