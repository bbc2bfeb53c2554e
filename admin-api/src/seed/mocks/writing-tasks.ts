import type { WritingQuestions } from '@console/shared/schemas/writing'

const imageBase = 'https://images.example.com/writing'

type Letter = {
  situation: string
  recipient: string
  bullets: readonly [string, string, string]
  salutation: string
}

/** Task 1 of the Academic paper: a picture to describe. */
type Graphic = { image: string; shows: string }

type Essay = { topic: string; question: string }

const essayClose =
  'Give reasons for your answer and include any relevant examples from your own knowledge or experience.\n\nWrite at least 250 words.'

function graphicTask({ shows }: Graphic) {
  return `You should spend about 20 minutes on this task.\n\n${shows}\n\nSummarise the information by selecting and reporting the main features, and make comparisons where relevant.\n\nWrite at least 150 words.`
}

function letterTask({ situation, recipient, bullets, salutation }: Letter) {
  const points = bullets.map((bullet) => `• ${bullet}`).join('\n')
  return `You should spend about 20 minutes on this task.\n\n${situation}\n\nWrite a letter to ${recipient}. In your letter\n${points}\n\nWrite at least 150 words.\n\nYou do NOT need to write any addresses. Begin your letter as follows:\n\n${salutation}`
}

function essayTask({ topic, question }: Essay) {
  return `You should spend about 40 minutes on this task.\n\nWrite about the following topic:\n\n${topic}\n\n${question}\n\n${essayClose}`
}

/** Task 2 counts twice as much as task 1; a third of the total is the band. */
function buildWriting(title: string, taskOne: string, image: string | null, essay: Essay): WritingQuestions {
  return {
    title,
    total_marks: 27,
    duration: 60,
    parts: [
      { id: 'task-1', timelimit: 20, task: taskOne, wordlimit: 150, image, marks: 9 },
      { id: 'task-2', timelimit: 40, task: essayTask(essay), wordlimit: 250, image: null, marks: 18 },
    ],
  }
}

export function academicWriting(title: string, graphic: Graphic, essay: Essay) {
  return buildWriting(title, graphicTask(graphic), `${imageBase}/${graphic.image}`, essay)
}

export function generalWriting(title: string, letter: Letter, essay: Essay) {
  return buildWriting(title, letterTask(letter), null, essay)
}
