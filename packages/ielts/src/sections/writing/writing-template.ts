import { createId } from '@console/values/ids/create-id'
import type { NewNode } from '../../document/mock-node.ts'

type TaskTemplate = { timelimit: number; wordlimit: number; marks: number; task: string }

const about = (minutes: number) => `You should spend about ${minutes} minutes on this task.`
const atLeast = (words: number) => `Write at least ${words} words.`

/** The rubric of the exam paper, with a gap for the task itself. Task 2 counts twice as much as Task 1. */
export const taskOne = {
  academic: {
    timelimit: 20,
    wordlimit: 150,
    marks: 9,
    task: `${about(20)}\n\n\n\nSummarise the information by selecting and reporting the main features, and make comparisons where relevant.\n\n${atLeast(150)}`,
  },
  general: {
    timelimit: 20,
    wordlimit: 150,
    marks: 9,
    task: `${about(20)}\n\n\n\nWrite a letter to …. In your letter\n• \n• \n• \n\n${atLeast(150)}\n\nYou do NOT need to write any addresses.\n\nBegin your letter as follows:\n\nDear …,`,
  },
} satisfies Record<string, TaskTemplate>

export const taskTwo: TaskTemplate = {
  timelimit: 40,
  wordlimit: 250,
  marks: 18,
  task: `${about(40)}\n\nWrite about the following topic:\n\n\n\nGive reasons for your answer and include any relevant examples from your own knowledge or experience.\n\n${atLeast(250)}`,
}

export const buildTask = (template: TaskTemplate): NewNode<'writing.part'> => ({
  id: createId(),
  image: null,
  ...template,
})

export const buildWriting = (
  title: string,
  duration: number,
  tasks: readonly TaskTemplate[],
): NewNode<'writing.mock'> => ({
  title,
  duration,
  total_marks: tasks.reduce((sum, { marks }) => sum + marks, 0),
  parts: tasks.map(buildTask),
})
