import { createId } from '@console/values/ids/create-id'
import type { FieldsOf, NewNode } from '../../document/mock-node.ts'
import { toTraits } from '../../question-types/question-types.ts'
import type { GroupDraft } from '../tasks/group-draft.ts'
import { readGapTable, writeGapTable } from './gap-table.ts'

export const buildQuestion = (text = ''): FieldsOf<'reading.question'> => ({ id: createId(), text })

export const buildParagraph = (content = ''): FieldsOf<'reading.paragraph'> => ({
  id: createId(),
  content,
  heading: null,
  dropId: null,
})

/** A table is written so that it can be read back; its columns stand in the title. */
export function buildBody({ type, title, questions }: Pick<GroupDraft, 'type' | 'title' | 'questions'>) {
  const table =
    toTraits(type).body === 'table' ? readGapTable({ title: title ?? '', texts: questions }) : null
  const { texts, ...written } = table === null ? { texts: questions } : writeGapTable(table)
  return { ...written, questions: texts.map((text) => buildQuestion(text)) }
}

export const buildPassage = (title = '', paragraphs: readonly string[] = ['']): NewNode<'reading.part'> => ({
  id: createId(),
  type: null,
  title,
  paragraphs: paragraphs.map((text) => buildParagraph(text)),
  questions: [],
})
