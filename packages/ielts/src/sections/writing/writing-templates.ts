import { academic, general, type MockTemplate, practice } from '../mock-template.ts'
import { buildWriting, taskOne, taskTwo } from './writing-template.ts'

const bothTasks = 'Answer both tasks in 60 minutes. Task 2 counts twice as much as Task 1.'

/** Full tests with the timings and counts of the real ones, and single tasks for practice. */
export const writingTemplates: readonly MockTemplate[] = [
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
    about: 'Academic Task 1 only, 20 minutes, 150 words',
    header: { ...practice, duration: 20, instruction: 'Describe the chart in at least 150 words.' },
    build: () => buildWriting('Academic Writing Task 1', 20, [taskOne.academic]),
  },
  {
    name: 'Practice: letter',
    about: 'General Training Task 1 only, 20 minutes, 150 words',
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
    about: 'Task 2 only, 40 minutes, 250 words',
    header: { ...practice, duration: 40, instruction: 'Write an essay of at least 250 words.' },
    build: () => buildWriting('Writing Task 2', 40, [taskTwo]),
  },
]
