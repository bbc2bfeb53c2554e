import { createId } from '@console/values/ids/create-id'
import type { NewNode } from '../../document/mock-node.ts'
import { academic, type MockTemplate, practice } from '../mock-template.ts'

const listeningTitles = [
  'Part 1: a conversation about everyday life',
  'Part 2: a talk about everyday life',
  'Part 3: a conversation about study or training',
  'Part 4: a lecture',
]

/** Questions per part. */
const perPart = 10

const buildListening = (parts: number): NewNode<'listening.mock'> => ({
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

const fourParts = 'You hear the recording once. Answer the questions as you listen.'

/** Full tests with the timings and counts of the real ones, and single parts for practice. */
export const listeningTemplates: readonly MockTemplate[] = [
  {
    name: 'Full test',
    about: 'Four parts of 10 questions, 30 minutes, heard once',
    header: { ...academic, duration: 30, instruction: fourParts },
    build: () => buildListening(4),
  },
  {
    name: 'Practice: one part',
    about: '10 questions, 8 minutes',
    header: { ...practice, duration: 8, instruction: fourParts },
    build: () => buildListening(1),
  },
]
