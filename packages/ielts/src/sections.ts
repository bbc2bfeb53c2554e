/** Rules, tasks, templates and conversion for reading, listening, writing and speaking. */
export { listTargets, planConversion } from './sections/convert/convert-group.ts'
export { checkListening } from './sections/listening/check-listening.ts'
export { buildItem, buildPart } from './sections/listening/group-body.ts'
export {
  emptyCell,
  type ReadLine,
  readCell,
  readLines,
  toCellSource,
  toLineSource,
} from './sections/listening/line-source.ts'
export { listeningRules } from './sections/listening/listening-rules.ts'
export { listeningTasks } from './sections/listening/listening-tasks.ts'
export { listeningTemplates } from './sections/listening/listening-templates.ts'
export { makeTable } from './sections/listening/make-table.ts'
export { numberCells } from './sections/listening/number-cells.ts'
export { listSteps, readPart, toPartTitle, toPartTotal } from './sections/listening/part-labels.ts'
export { withPastedTable } from './sections/listening/read-table.ts'
export type { MockTemplate } from './sections/mock-template.ts'
export { checkReading } from './sections/reading/check-reading.ts'
export { findExample, readReadingGroup } from './sections/reading/clear-headings.ts'
export { type CellRun, readGroupTable, writePastedTable } from './sections/reading/gap-table.ts'
export {
  isGapTable,
  splitAtGap,
  splitGapLines,
  splitTableTitle,
  toGappedForm,
} from './sections/reading/gapped-text.ts'
export { isSubhead, namesParagraphs, toHeadingText } from './sections/reading/names-paragraphs.ts'
export { buildParagraph, buildPassage, buildQuestion } from './sections/reading/passage-body.ts'
export { readingRules } from './sections/reading/reading-rules.ts'
export { readingTasks } from './sections/reading/reading-tasks.ts'
export { readingTemplates } from './sections/reading/reading-templates.ts'
export {
  readCellText,
  readTableSource,
  type SourceCell,
  type SourceTable,
  toCellText,
  toSourceRows,
  writeTableSource,
} from './sections/reading/table-source.ts'
export type { GroupRules, PrintedExample, SectionRules } from './sections/section-rules.ts'
export { checkSpeaking } from './sections/speaking/check-speaking.ts'
export { speakingRules } from './sections/speaking/speaking-rules.ts'
export {
  buildSpeakingPart,
  buildSpeakingQuestion,
  type SpeakingPartNumber,
} from './sections/speaking/speaking-template.ts'
export { speakingTemplates } from './sections/speaking/speaking-templates.ts'
export {
  addColumn,
  addRow,
  countColumns,
  type Grid,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  setCell,
  setHeading,
} from './sections/table-edit.ts'
export { findTask } from './sections/tasks/find-task.ts'
export { buildGroup, type DraftOption, type GroupDraft } from './sections/tasks/group-draft.ts'
export { type IeltsTask, lettered, paragraphOptions, toDraft } from './sections/tasks/ielts-task.ts'
export { checkWriting } from './sections/writing/check-writing.ts'
export { writingRules } from './sections/writing/writing-rules.ts'
export { buildTask, taskOne, taskTwo } from './sections/writing/writing-template.ts'
export { writingTemplates } from './sections/writing/writing-templates.ts'
