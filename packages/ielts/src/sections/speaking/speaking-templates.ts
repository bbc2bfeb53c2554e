import { academic, general, type MockTemplate, practice } from '../mock-template.ts'
import { buildSpeaking } from './speaking-template.ts'

const interview =
  'The test has three parts and lasts 11 to 14 minutes. In part 2 you have one minute to prepare, then talk for one to two minutes.'

/** Full tests with the timings and counts of the real ones, and single parts for practice. */
export const speakingTemplates: readonly MockTemplate[] = [
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
    about: 'Part 2 only, 4 minutes',
    header: {
      ...practice,
      duration: 4,
      instruction: 'Prepare for one minute, then talk for one to two minutes.',
    },
    build: () => buildSpeaking('Speaking Part 2: long turn', [2]),
  },
]
