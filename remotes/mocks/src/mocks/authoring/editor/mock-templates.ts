import type { MockSection } from '@console/shared/schemas/mock'
import type { JsonObject } from '../../core/document/json.ts'
import type { MockHeader } from '../../core/document/mock-document.schema.ts'
import { buildListening, buildReading, type PassageTask } from '../../sections/reading/key-templates.ts'
import { buildSpeaking } from '../../sections/speaking/speaking-template.ts'
import { buildWriting, taskOne, taskTwo } from '../../sections/writing/writing-template.ts'

export type MockTemplate = {
  name: string
  about: string
  header: Pick<MockHeader, 'type' | 'mock_type' | 'duration'> & { instruction: string }
  /** New questions, with ids of their own at every call. */
  build(): JsonObject
}

const academic = { type: 'academic', mock_type: 'book' } as const
const general = { type: 'general', mock_type: 'book' } as const
const practice = { type: 'academic', mock_type: 'practice' } as const

const bothTasks = 'Answer both tasks in 60 minutes. Task 2 counts twice as much as Task 1.'
const fourParts = 'You hear the recording once. Answer the questions as you listen.'
const hour = 'Answer all 40 questions in 60 minutes. There is no extra time to transfer answers.'
const interview =
  'The test has three parts and lasts 11 to 14 minutes. In part 2 you have one minute to prepare, then talk for one to two minutes.'

const factsAndNotes: PassageTask[] = [
  ['true-false', 6],
  ['notes', 7],
]
const headingsAndSummary: PassageTask[] = [
  ['headings', 7],
  ['several-answers', 2],
  ['summary', 4],
]
const viewsAndEndings: PassageTask[] = [
  ['multiple-choice', 4],
  ['yes-no', 5],
  ['endings', 5],
]
const shortTexts: PassageTask[] = [
  ['features', 7],
  ['true-false', 7],
]

/** Timings and counts of the real tests; practice ones are a part of them. */
export const mockTemplates: Record<MockSection, readonly MockTemplate[]> = {
  writing: [
    {
      name: 'Full test, Academic',
      about: 'A chart in 20 minutes, an essay in 40',
      header: { ...academic, duration: 60, instruction: bothTasks },
      build: () => buildWriting('Academic Writing', 60, [taskOne.academic, taskTwo]),
    },
    {
      name: 'Full test, General Training',
      about: 'A letter in 20 minutes, an essay in 40',
      header: { ...general, duration: 60, instruction: bothTasks },
      build: () => buildWriting('General Training Writing', 60, [taskOne.general, taskTwo]),
    },
    {
      name: 'Practice: chart',
      about: 'Academic Task 1 alone, 20 minutes, 150 words',
      header: { ...practice, duration: 20, instruction: 'Describe the chart in at least 150 words.' },
      build: () => buildWriting('Academic Writing Task 1', 20, [taskOne.academic]),
    },
    {
      name: 'Practice: letter',
      about: 'General Training Task 1 alone, 20 minutes, 150 words',
      header: {
        ...practice,
        type: 'general',
        duration: 20,
        instruction: 'Write the letter in at least 150 words.',
      },
      build: () => buildWriting('General Training Writing Task 1', 20, [taskOne.general]),
    },
    {
      name: 'Practice: essay',
      about: 'Task 2 alone, 40 minutes, 250 words',
      header: { ...practice, duration: 40, instruction: 'Write an essay of at least 250 words.' },
      build: () => buildWriting('Writing Task 2', 40, [taskTwo]),
    },
  ],
  speaking: [
    {
      name: 'Full interview, Academic',
      about: 'Parts 1 to 3, 14 minutes',
      header: { ...academic, duration: 14, instruction: interview },
      build: () => buildSpeaking('Speaking interview', [1, 2, 3]),
    },
    {
      name: 'Full interview, General Training',
      about: 'Parts 1 to 3, 14 minutes; the interview is the same',
      header: { ...general, duration: 14, instruction: interview },
      build: () => buildSpeaking('Speaking interview', [1, 2, 3]),
    },
    {
      name: 'Practice: long turn',
      about: 'Part 2 alone, 4 minutes',
      header: {
        ...practice,
        duration: 4,
        instruction: 'Prepare for one minute, then talk for one to two minutes.',
      },
      build: () => buildSpeaking('Speaking Part 2: long turn', [2]),
    },
  ],
  reading: [
    {
      name: 'Full test, Academic',
      about: 'Three passages with 13, 13 and 14 questions, 60 minutes',
      header: { ...academic, duration: 60, instruction: hour },
      build: () => buildReading([factsAndNotes, headingsAndSummary, viewsAndEndings]),
    },
    {
      name: 'Full test, General Training',
      about: 'Three sections with 14, 13 and 13 questions, 60 minutes',
      header: { ...general, duration: 60, instruction: hour },
      build: () => buildReading([shortTexts, factsAndNotes, headingsAndSummary]),
    },
    {
      name: 'Practice: one passage',
      about: '13 questions, 20 minutes',
      header: { ...practice, duration: 20, instruction: 'Answer 13 questions on one passage.' },
      build: () => buildReading([factsAndNotes]),
    },
  ],
  listening: [
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
  ],
}
