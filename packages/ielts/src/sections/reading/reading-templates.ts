import { createId } from '@console/values/ids/create-id'
import type { NewNode } from '../../document/mock-node.ts'
import { academic, general, type MockTemplate, practice } from '../mock-template.ts'
import { buildGroup } from '../tasks/group-draft.ts'
import { toDraft } from '../tasks/ielts-task.ts'
import { buildBody } from './passage-body.ts'
import { readingTasks } from './reading-tasks.ts'

/** A task and its number of questions. */
type PassageTask = readonly [task: string, asked: number]

/** Builds a passage for each list of tasks. One with matching headings has a paragraph for each question. */
const buildReading = (passages: readonly (readonly PassageTask[])[]): NewNode<'reading.mock'> => ({
  passages: passages.map((tasks, index) => {
    const headings = tasks.find(([task]) => task === 'headings')?.[1]
    return {
      id: createId(),
      type: headings === undefined ? null : 'draganddrop',
      title: `Passage ${index + 1}`,
      paragraphs: Array.from({ length: headings ?? 1 }, () => ({
        id: createId(),
        content: '',
        heading: null,
      })),
      questions: tasks.flatMap(([id, asked]) => buildTask(id, asked)),
    }
  }),
})

function buildTask(id: string, asked: number): NewNode<'reading.group'>[] {
  const task = readingTasks.find((each) => each.id === id)
  if (task === undefined) return []
  // Multiple-choice questions are a group each, because their options differ.
  const count = task.asked === 1 && task.answers === undefined ? asked : 1
  return Array.from({ length: count }, () =>
    buildGroup(
      toDraft(typeof task.asked === 'number' && task.asked > 1 ? { ...task, asked } : task, asked),
      buildBody,
    ),
  )
}

const hour = 'Answer all 40 questions in 60 minutes. There is no extra time to transfer answers.'

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

/** Full tests with the timings and counts of the real ones, and single parts for practice. */
export const readingTemplates: readonly MockTemplate[] = [
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
]
