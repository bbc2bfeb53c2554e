import { listIds, readField, toRef } from '@console/ielts'
import type { ReadingQuestionType } from '@console/ielts/schemas'
import { isGapTable } from '@console/ielts/sections'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import type { ComponentType } from 'react'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import { HeadingExample } from './heading-example.tsx'
import { QuestionRows, type QuestionRowsProps } from './question-rows.tsx'

const TableRows = lazyWithRetry(async () => (await import('./table-rows.tsx')).TableRows, 'The table')

/** The editor of each question type. */
export const groupEditors: Record<ReadingQuestionType, ComponentType<QuestionRowsProps>> = {
  multiple_choice: QuestionRows,
  multiple_choice_multiple: QuestionRows,
  identifying_information: QuestionRows,
  note_completion: NoteRows,
  sentence_completion: QuestionRows,
  matching_headings: HeadingRows,
  table_completion: TableRows,
  summary_completion: QuestionRows,
  matching_features: QuestionRows,
  feature_matching_drag_and_drop: QuestionRows,
  summary_completion_clues: QuestionRows,
}

/** Notes of two columns are a table. */
function NoteRows(props: QuestionRowsProps) {
  const isTable = useMockContent(({ nodes }) =>
    isGapTable(
      listIds(nodes, toRef('reading.group', props.group), 'questions').map(
        (id) => readField(nodes, toRef('reading.question', id), 'text') ?? '',
      ),
    ),
  )
  return isTable ? <TableRows {...props} /> : <QuestionRows {...props} />
}

function HeadingRows(props: QuestionRowsProps) {
  return (
    <>
      <HeadingExample group={props.group} />
      <QuestionRows {...props} />
    </>
  )
}
