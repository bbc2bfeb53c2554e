import { createId } from '@console/shared/create-id'
import type { GroupDraft } from '../../authoring/tasks/group-draft.ts'
import type { FieldsOf, NewNode } from '../../core/document/mock-node.ts'

export const buildQuestion = (text = ''): FieldsOf<'reading.question'> => ({ id: createId(), text })

export const buildParagraph = (content = ''): FieldsOf<'reading.paragraph'> => ({
  id: createId(),
  content,
  heading: null,
  dropId: null,
})

export const buildBody = ({ questions }: Pick<GroupDraft, 'questions'>) => ({
  questions: questions.map((text) => buildQuestion(text)),
})

export const buildPassage = (title = '', paragraphs: readonly string[] = ['']): NewNode<'reading.part'> => ({
  id: createId(),
  type: null,
  title,
  paragraphs: paragraphs.map((text) => buildParagraph(text)),
  questions: [],
})
