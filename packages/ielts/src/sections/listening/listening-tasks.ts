import type { ListeningQuestionType } from '../../schemas/listening.schema.ts'
import { choice, lettered, listTasks, type TasksByType, type UntypedTask } from '../tasks/ielts-task.ts'

const words = (id: string, name: string, lead: string): UntypedTask => ({
  id,
  name,
  answered: 'words',
  title: null,
  instruction: `${lead} Write NO MORE THAN TWO WORDS AND/OR A NUMBER for each answer.`,
  wordlimit: 2,
  options: null,
  asked: 5,
})

const tasks: TasksByType<ListeningQuestionType> = {
  multiple_choice: [
    choice('multiple-choice', 'Multiple choice', {
      instruction: 'Choose the correct letter, A, B or C.',
      options: lettered(3),
      asked: 1,
    }),
  ],
  multiple_choice_multiple: [
    choice('several-answers', 'Multiple choice, several answers', {
      instruction: 'Choose TWO letters, A–E.',
      options: lettered(5),
      asked: 1,
      answers: 2,
    }),
  ],
  matching_features: [
    choice('features', 'Matching', {
      instruction: 'Choose the correct answer from the box and write its letter next to each question.',
      options: lettered(7),
    }),
  ],
  feature_matching_drag_and_drop: [
    choice('features-dragged', 'Matching (drag and drop)', {
      instruction: 'Drag the correct answer from the box to each question.',
      options: lettered(7),
    }),
  ],
  map_labeling: [
    choice('map', 'Plan, map or diagram labelling', {
      instruction: 'Label the map below. Write the correct letter next to each question.',
      // The letters are on the picture.
      options: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    }),
  ],
  flow_chart_drag_and_drop: [
    choice('flow-chart-list', 'Flow chart from a list', {
      instruction: 'Complete the flow chart with words from the box.',
      options: lettered(7),
    }),
  ],
  note_completion: [
    words('form', 'Form completion', 'Complete the form below.'),
    words('notes', 'Note completion', 'Complete the notes below.'),
    words('summary', 'Summary completion', 'Complete the summary below.'),
  ],
  flow_chart_fill_in_the_blanks: [
    words('flow-chart', 'Flow-chart completion', 'Complete the flow chart below.'),
  ],
  table_completion: [words('table', 'Table completion', 'Complete the table below.')],
  sentence_completion: [
    words('sentences', 'Sentence completion', 'Complete the sentences below.'),
    words('short-answers', 'Short answers', 'Answer the questions below.'),
  ],
}

const order = [
  ...['multiple-choice', 'several-answers', 'features', 'features-dragged', 'map', 'flow-chart-list'],
  ...['form', 'notes', 'flow-chart', 'table', 'summary', 'sentences', 'short-answers'],
]

/** Tasks of the listening test, each with its question type. */
export const listeningTasks = listTasks(tasks, order)
