import { listPartIds } from '@console/ielts'
import { buildTask, taskOne, taskTwo, writingRules, writingTemplates } from '@console/ielts/sections'
import { splitLines } from '@console/values/text/line-breaks'
import { TestTitleForm } from '../../authoring/editor/test-title.tsx'
import { EditorActions } from '../../editing/editor-actions.tsx'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { WritingPart } from './writing-part.tsx'
import { WritingPreview } from './writing-preview.tsx'

export const writingScreen: SectionScreen<'writing'> = {
  section: 'writing',
  rules: writingRules,
  templates: writingTemplates,
  addLabel: 'Add task',
  buildPart: (content) =>
    buildTask(listPartIds(content).length === 0 ? taskOne[content.header.type] : taskTwo),
  partName: (_part, index) => `Task ${index + 1}`,
  partText: ({ fields }) => toTopic(fields.task ?? ''),
  Details: TestTitleForm,
  Part: WritingPart,
  Preview: WritingPreview,
  loadSitting: async () =>
    (await import(/* webpackChunkName: "sitting" */ './writing-sitting.tsx')).WritingSitting,
  Actions: EditorActions,
}

const rubric =
  /^(you should spend|write (about|at least|a letter)|summarise|give reasons|you do not need|begin your)/i

/** The first line after the instructions that all tasks share. */
function toTopic(task: string): string {
  const lines = splitLines(task).map((line) => line.trim())
  return lines.find((line) => line !== '' && !rubric.test(line) && !line.startsWith('•')) ?? ''
}
