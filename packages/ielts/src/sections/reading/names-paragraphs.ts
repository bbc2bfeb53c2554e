import type { MockContent } from '../../document/mock-content.ts'
import type { NodeId, NodeOf } from '../../document/mock-node.ts'
import { listKeyGroups } from '../../keys/key-group.ts'
import { asksParagraphs } from '../../question-types/question-types.ts'

/** Whether the questions of a passage refer to paragraphs, so that these need letters. */
export const namesParagraphs = (content: MockContent, id: NodeId): boolean =>
  listKeyGroups(content)
    .filter(({ node }) => node.parent === id)
    .some(
      ({ type, instruction, options, questions }) =>
        asksParagraphs(type) ||
        /\b(?:paragraphs?|sections?)\b/i.test(instruction) ||
        options.some(({ key, text: option }) => option === `Paragraph ${key}`) ||
        questions.some((question) => /\bparagraph [A-Z]\b/i.test(question.text)),
    )

export const toHeadingText = ({ fields: { heading } }: NodeOf<'reading.paragraph'>): string =>
  typeof heading === 'object' && heading !== null ? `${heading.id} ${heading.text}` : ''

/** Whether a paragraph is a sub-head, which the wire has no mark for: a short line that ends no sentence. */
export const isSubhead = (content: string): boolean =>
  /^[\p{Lu}\d][^\n]{1,58}[\p{L}\d)]$/u.test(content.trim())
