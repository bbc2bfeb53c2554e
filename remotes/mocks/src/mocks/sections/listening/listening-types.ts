import { createId } from '@console/shared/document/create-id'
import type { listeningQuestionTypeSchema } from '@console/shared/schemas/listening'
import type * as z from 'zod/mini'
import type { JsonObject } from '../../core/document/json.ts'

type ListeningQuestionType = z.infer<typeof listeningQuestionTypeSchema>

/** Every type that the wire has. */
const typeLabels: Record<ListeningQuestionType, string> = {
  note_completion: 'Note completion',
  sentence_completion: 'Sentence completion',
  table_completion: 'Table completion',
  flow_chart_fill_in_the_blanks: 'Flow chart, words',
  flow_chart_drag_and_drop: 'Flow chart, dragged',
  multiple_choice: 'Multiple choice',
  multiple_choice_multiple: 'Multiple choice, several answers',
  matching_features: 'Matching features',
  feature_matching_drag_and_drop: 'Matching features, dragged',
  map_labeling: 'Map or plan labelling',
}

/** The name of a type, also of one that only the server knows. */
export const toTypeLabel = (type: string): string =>
  Object.entries(typeLabels).find(([known]) => known === type)?.[1] ?? type

export const buildItem = (text = ''): JsonObject => ({ id: createId(), text })

export const buildPart = (title = ''): JsonObject => ({ id: createId(), title, questions: [] })
