import type { ReadingQuestionType } from '../../schemas/reading.schema.ts'
import { choice, lettered, listTasks, type TasksByType, type UntypedTask } from '../tasks/ielts-task.ts'

const agree = (what: string, yes: string, no: string, notGiven: string) =>
  `Do the following statements agree with the ${what}? Choose ${yes}, ${no}, or ${notGiven}.`

const words = (id: string, name: string, task: Partial<UntypedTask> & { lead: string }): UntypedTask => {
  const { lead, wordlimit = 2, ...rest } = task
  const limit = wordlimit === 1 ? 'ONE WORD ONLY' : `NO MORE THAN ${wordlimit === 3 ? 'THREE' : 'TWO'} WORDS`
  return {
    id,
    name,
    answered: 'words',
    title: null,
    instruction: `${lead} Choose ${limit} from the passage for each answer.`,
    options: null,
    asked: 5,
    ...rest,
    wordlimit,
  }
}

const tasks: TasksByType<ReadingQuestionType> = {
  identifying_information: [
    choice('true-false', 'True, False, Not given', {
      instruction: agree(
        'information in the passage',
        'TRUE if the statement agrees with the information',
        'FALSE if it contradicts it',
        'NOT GIVEN if there is no information on this',
      ),
      options: ['TRUE', 'FALSE', 'NOT GIVEN'],
    }),
    choice('yes-no', 'Yes, No, Not given', {
      instruction: agree(
        'views of the writer',
        'YES if the statement agrees with them',
        'NO if it contradicts them',
        'NOT GIVEN if it is impossible to say what the writer thinks about this',
      ),
      options: ['YES', 'NO', 'NOT GIVEN'],
    }),
  ],
  multiple_choice: [
    choice('multiple-choice', 'Multiple choice', {
      instruction: 'Choose the correct letter, A, B, C or D.',
      options: lettered(4),
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
  matching_headings: [
    choice('headings', 'Matching headings', {
      title: 'List of headings',
      instruction:
        'Choose the correct heading for each paragraph from the list of headings and drag it to the paragraph. There are more headings than paragraphs.',
      options: 'headings',
      asked: 'paragraphs',
    }),
  ],
  matching_features: [
    choice('information', 'Matching information', {
      instruction:
        'Which paragraph contains the following information? You may use any letter more than once.',
      options: 'paragraphs',
    }),
    choice('features', 'Matching features', {
      instruction: 'Match each statement with the correct letter.',
      options: lettered(4),
    }),
  ],
  feature_matching_drag_and_drop: [
    choice('endings', 'Matching sentence endings', {
      instruction: 'Complete each sentence with the correct ending. There are more endings than sentences.',
      options: lettered(7),
    }),
  ],
  summary_completion_clues: [
    choice('summary-list', 'Summary completion from a list', {
      instruction: 'Complete the summary using the list of words. Each word can be used once at most.',
      options: lettered(8),
    }),
  ],
  sentence_completion: [
    words('sentences', 'Sentence completion', { lead: 'Complete the sentences below.' }),
    words('short-answers', 'Short answers', { lead: 'Answer the questions below.', wordlimit: 3 }),
  ],
  summary_completion: [words('summary', 'Summary completion', { lead: 'Complete the summary below.' })],
  note_completion: [
    words('notes', 'Note completion', { lead: 'Complete the notes below.', wordlimit: 1 }),
    words('flow-chart', 'Flow-chart completion', {
      lead: 'Complete the flow chart below.',
      title: 'Flow chart',
    }),
    words('diagram', 'Diagram labelling', {
      lead: 'Label the diagram below.',
      title: 'Diagram',
      asked: 4,
    }),
  ],
  table_completion: [words('table', 'Table completion', { lead: 'Complete the table below.' })],
}

const order = [
  ...['true-false', 'yes-no', 'multiple-choice', 'several-answers', 'headings', 'information', 'features'],
  ...['endings', 'summary-list', 'sentences', 'summary', 'notes', 'table', 'flow-chart', 'diagram'],
  'short-answers',
]

/** Tasks of the reading test, each with its question type. */
export const readingTasks = listTasks(tasks, order)
