import type { ReadingQuestionType } from '@console/ielts/schemas'
import type { ComponentType } from 'react'
import { HeadingExample } from './heading-example.tsx'
import { QuestionRows, type QuestionRowsProps } from './question-rows.tsx'
import { TableRows } from './table-rows.tsx'

/** The editor of each question type. */
export const groupEditors: Record<ReadingQuestionType, ComponentType<QuestionRowsProps>> = {
  multiple_choice: QuestionRows,
  multiple_choice_multiple: QuestionRows,
  identifying_information: QuestionRows,
  note_completion: QuestionRows,
  sentence_completion: QuestionRows,
  matching_headings: HeadingRows,
  table_completion: TableRows,
  summary_completion: QuestionRows,
  matching_features: QuestionRows,
  feature_matching_drag_and_drop: QuestionRows,
  summary_completion_clues: QuestionRows,
}

function HeadingRows(props: QuestionRowsProps) {
  return (
    <>
      <HeadingExample group={props.group} />
      <QuestionRows {...props} />
    </>
  )
}
