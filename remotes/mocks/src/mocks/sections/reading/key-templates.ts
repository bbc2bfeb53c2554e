import { createId } from '@console/shared/document/create-id'
import { buildGroup } from '../../authoring/tasks/group-draft.ts'
import { toDraft } from '../../authoring/tasks/ielts-task.ts'
import type { JsonObject } from '../../core/document/json.ts'
import { readingTasks } from './reading-tasks.ts'

const listeningTitles = [
  'Part 1: a conversation of everyday life',
  'Part 2: a talk of everyday life',
  'Part 3: a conversation of study or training',
  'Part 4: a lecture',
]

/** A task of a passage, and how many questions it asks there. */
export type PassageTask = readonly [task: string, asked: number]

/** Passages with the tasks that a test usually has there. Headings bring as many paragraphs as they ask for. */
export const buildReading = (passages: readonly (readonly PassageTask[])[]): JsonObject => ({
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

function buildTask(id: string, asked: number): JsonObject[] {
  const task = readingTasks.find((each) => each.id === id)
  if (task === undefined) return []
  // Questions with options of their own are a group each.
  const count = task.asked === 1 && task.answers === undefined ? asked : 1
  return Array.from({ length: count }, () =>
    buildGroup(
      'reading',
      toDraft(typeof task.asked === 'number' && task.asked > 1 ? { ...task, asked } : task, asked),
    ),
  )
}

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
