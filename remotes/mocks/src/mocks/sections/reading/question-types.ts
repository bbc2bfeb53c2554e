import { createId } from '@console/shared/document/create-id'
import type { readingQuestionTypeSchema } from '@console/shared/schemas/reading'
import type * as z from 'zod/mini'
import type { BuildBody } from '../../authoring/tasks/group-draft.ts'
import type { JsonObject } from '../../core/document/json.ts'

type ReadingQuestionType = z.infer<typeof readingQuestionTypeSchema>

/** Every type that the wire has. */
const typeLabels: Record<ReadingQuestionType, string> = {
  identifying_information: 'True, False, Not given',
  multiple_choice: 'Multiple choice',
  multiple_choice_multiple: 'Multiple choice, several answers',
  matching_headings: 'Matching headings',
  matching_features: 'Matching features',
  feature_matching_drag_and_drop: 'Matching features, dragged',
  sentence_completion: 'Sentence completion',
  note_completion: 'Note completion',
  table_completion: 'Table completion',
  summary_completion: 'Summary completion',
  summary_completion_clues: 'Summary completion from a list',
}

/** The name of a type, also of one that only the server knows. */
export const toTypeLabel = (type: string): string =>
  Object.entries(typeLabels).find(([known]) => known === type)?.[1] ?? type

export const buildQuestion = (text = ''): JsonObject => ({ id: createId(), text })

export const buildParagraph = (content = ''): JsonObject => ({ id: createId(), content, heading: null })

export const buildBody: BuildBody = ({ questions }) => ({
  questions: questions.map((text) => buildQuestion(text)),
})

export const buildPassage = (title = '', paragraphs: readonly string[] = ['']): JsonObject => ({
  id: createId(),
  type: null,
  title,
  paragraphs: paragraphs.map((text) => buildParagraph(text)),
  questions: [],
})
