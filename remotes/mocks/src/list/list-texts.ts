import type { MockSection } from '@console/ielts/schemas'
import { noReadingDeletion } from '../actions/use-mock-deletion.ts'

type SectionTexts = {
  title: string
  description: string
  /** Describes a mock of the section, for the empty list. */
  meaning: string
}

export const sectionTexts: Record<MockSection, SectionTexts> = {
  writing: {
    title: 'Writing mocks',
    description: 'Timed tests of two writing tasks.',
    meaning:
      'A writing mock is a timed test of two tasks: learners describe a chart or write a letter, then write an essay.',
  },
  reading: {
    title: 'Reading mocks',
    description: `Timed tests. ${noReadingDeletion}`,
    meaning: 'A reading mock is a timed test: learners read passages and answer questions on each.',
  },
  listening: {
    title: 'Listening mocks',
    description: 'Timed tests of a recording with questions.',
    meaning: 'A listening mock is a timed test: learners hear a recording and answer questions on each part.',
  },
  speaking: {
    title: 'Speaking mocks',
    description: 'Interviews of three parts, with a cue card and times.',
    meaning: 'A speaking mock is a set of questions for the three parts of the interview.',
  },
}
