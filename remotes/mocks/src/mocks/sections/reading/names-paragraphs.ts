import type { MockContent } from '../../core/document/mock-content.ts'
import type { NodeId, NodeOf } from '../../core/document/mock-node.ts'
import { listKeyGroups } from '../../core/keys/key-group.ts'

/** Whether a question or an instruction speaks of paragraphs by their letters. */
export const namesParagraphs = (content: MockContent, id: NodeId): boolean =>
  listKeyGroups(content)
    .filter(({ node }) => node.parent === id)
    .some(
      ({ type, instruction, options, questions }) =>
        type === 'matching_headings' ||
        /\b(?:paragraphs?|sections?)\b/i.test(instruction) ||
        options?.some(({ key, text: option }) => option === `Paragraph ${key}`) ||
        questions.some((question) => /\bparagraph [A-Z]\b/i.test(question.text)),
    )

export const toHeadingText = ({ fields: { heading } }: NodeOf<'reading.paragraph'>): string =>
  typeof heading === 'object' && heading !== null ? `${heading.id} ${heading.text}` : ''
