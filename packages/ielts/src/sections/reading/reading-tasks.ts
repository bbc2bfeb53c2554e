import type { ReadingQuestionType } from '../../schemas/reading.schema.ts'
import { choice, type IeltsTask, lettered } from '../tasks/ielts-task.ts'

type Task = IeltsTask<ReadingQuestionType>

const agree = (what: string, yes: string, no: string, notGiven: string) =>
  `Do the following statements agree with the ${what}? Choose ${yes}, ${no}, or ${notGiven}.`

const words = (
  id: string,
  name: string,
  task: Partial<Task> & Pick<Task, 'type'> & { does: string },
): Task => {
  const { does, wordlimit = 2, ...rest } = task
  const limit = wordlimit === 1 ? 'ONE WORD ONLY' : `NO MORE THAN ${wordlimit === 3 ? 'THREE' : 'TWO'} WORDS`
  return {
    id,
    name,
    answered: 'words',
    title: null,
    instruction: `${does} Choose ${limit} from the passage for each answer.`,
    options: null,
    asked: 5,
    ...rest,
    wordlimit,
  }
}

/** The tasks of the reading test, each over a type that the server takes. */
export const readingTasks: readonly Task[] = [
  choice('true-false', 'True, False, Not given', {
    type: 'identifying_information',
    instruction: agree(
      'information in the passage',
      'TRUE if the statement agrees with the information',
      'FALSE if it contradicts it',
      'NOT GIVEN if there is no information on this',
    ),
    options: ['TRUE', 'FALSE', 'NOT GIVEN'],
  }),
  choice('yes-no', 'Yes, No, Not given', {
    type: 'identifying_information',
    instruction: agree(
      'views of the writer',
      'YES if the statement agrees with them',
      'NO if it contradicts them',
      'NOT GIVEN if it is impossible to say what the writer thinks about this',
    ),
    options: ['YES', 'NO', 'NOT GIVEN'],
  }),
  choice('multiple-choice', 'Multiple choice', {
    type: 'multiple_choice',
    instruction: 'Choose the correct letter, A, B, C or D.',
    options: lettered(4),
    asked: 1,
  }),
  choice('several-answers', 'Multiple choice, several answers', {
    type: 'multiple_choice_multiple',
    instruction: 'Choose TWO letters, A–E.',
    options: lettered(5),
    asked: 1,
    answers: 2,
  }),
  choice('headings', 'Matching headings', {
    type: 'matching_headings',
    title: 'List of headings',
    instruction:
      'Choose the correct heading for each paragraph from the list of headings and drag it to the paragraph. There are more headings than paragraphs.',
    options: 'headings',
    asked: 'paragraphs',
  }),
  choice('information', 'Matching information', {
    type: 'matching_features',
    instruction: 'Which paragraph contains the following information? You may use any letter more than once.',
    options: 'paragraphs',
  }),
  choice('features', 'Matching features', {
    type: 'matching_features',
    instruction: 'Match each statement with the correct letter.',
    options: lettered(4),
  }),
  choice('endings', 'Matching sentence endings', {
    type: 'feature_matching_drag_and_drop',
    instruction: 'Complete each sentence with the correct ending. There are more endings than sentences.',
    options: lettered(7),
  }),
  choice('summary-list', 'Summary completion from a list', {
    type: 'summary_completion_clues',
    instruction: 'Complete the summary using the list of words. Each word can be used once at most.',
    options: lettered(8),
  }),
  words('sentences', 'Sentence completion', {
    type: 'sentence_completion',
    does: 'Complete the sentences below.',
  }),
  words('summary', 'Summary completion', { type: 'summary_completion', does: 'Complete the summary below.' }),
  words('notes', 'Note completion', {
    type: 'note_completion',
    does: 'Complete the notes below.',
    wordlimit: 1,
  }),
  words('table', 'Table completion', { type: 'table_completion', does: 'Complete the table below.' }),
  words('flow-chart', 'Flow-chart completion', {
    type: 'note_completion',
    does: 'Complete the flow chart below.',
    title: 'Flow chart',
  }),
  words('diagram', 'Diagram labelling', {
    type: 'note_completion',
    does: 'Label the diagram below.',
    title: 'Diagram',
    asked: 4,
  }),
  words('short-answers', 'Short answers', {
    type: 'sentence_completion',
    does: 'Answer the questions below.',
    wordlimit: 3,
  }),
]
