import { createId } from '@console/values/ids/create-id'
import type { FieldsOf, NewNode } from '../../document/mock-node.ts'
import type { GroupDraft } from '../tasks/group-draft.ts'

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
