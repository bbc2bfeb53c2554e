import type { ListeningQuestionType } from '../../schemas/listening.schema.ts'
import { choice, type IeltsTask, lettered } from '../tasks/ielts-task.ts'

type Task = IeltsTask<ListeningQuestionType>

const words = (id: string, name: string, type: Task['type'], does: string): Task => ({
  id,
  name,
  answered: 'words',
  type,
  title: null,
  instruction: `${does} Write NO MORE THAN TWO WORDS AND/OR A NUMBER for each answer.`,
  wordlimit: 2,
  options: null,
  asked: 5,
})

/** The tasks of the listening test, each over a type that the server takes. */
export const listeningTasks: readonly Task[] = [
  choice('multiple-choice', 'Multiple choice', {
    type: 'multiple_choice',
    instruction: 'Choose the correct letter, A, B or C.',
    options: lettered(3),
    asked: 1,
  }),
  choice('several-answers', 'Multiple choice, several answers', {
    type: 'multiple_choice_multiple',
    instruction: 'Choose TWO letters, A–E.',
    options: lettered(5),
    asked: 1,
    answers: 2,
  }),
  choice('features', 'Matching', {
    type: 'matching_features',
    instruction: 'Choose the correct answer from the box and write its letter next to each question.',
    options: lettered(7),
  }),
  choice('features-dragged', 'Matching, dragged', {
    type: 'feature_matching_drag_and_drop',
    instruction: 'Drag the correct answer from the box to each question.',
    options: lettered(7),
  }),
  choice('map', 'Plan, map or diagram labelling', {
    type: 'map_labeling',
    instruction: 'Label the map below. Write the correct letter next to each question.',
    // The letters stand on the picture.
    options: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  }),
  choice('flow-chart-list', 'Flow chart from a list', {
    type: 'flow_chart_drag_and_drop',
    instruction: 'Complete the flow chart with words from the box.',
    options: lettered(7),
  }),
  words('form', 'Form completion', 'note_completion', 'Complete the form below.'),
  words('notes', 'Note completion', 'note_completion', 'Complete the notes below.'),
  words(
    'flow-chart',
    'Flow-chart completion',
    'flow_chart_fill_in_the_blanks',
    'Complete the flow chart below.',
  ),
  words('table', 'Table completion', 'table_completion', 'Complete the table below.'),
  words('summary', 'Summary completion', 'note_completion', 'Complete the summary below.'),
  words('sentences', 'Sentence completion', 'sentence_completion', 'Complete the sentences below.'),
  words('short-answers', 'Short answers', 'sentence_completion', 'Answer the questions below.'),
]
